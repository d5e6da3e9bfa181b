const ascii = /^[\x20-\x7e]*$/;

/** Lower case, one spelling per letter, no accents on Latin ones: `Ｅｘｔé` → `exte`; `й` stays. */
export function foldText(text: string): string {
  // Most words by far; the general way costs ten times as much.
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
}
