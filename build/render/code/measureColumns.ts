// Scripts whose characters are as wide as two others.
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/gu;

/** How many columns a line of code takes: a tab two (theme/styles/base.css), a Chinese character too. */
export const measureColumns = (line: string): number =>
  line.replaceAll('\t', '  ').replace(wide, '  ').length;
