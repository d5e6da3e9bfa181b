/** Size of the text in a diagram, in the units of its drawing: pixels where there is room. */
export const textSize = 14;
export const lineHeight = 19;

/** Share of the text size that a character takes: generous, since every reader has another font. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/[mwMW@%]/, 0.9],
  [/[A-Z0-9$&]/, 0.68],
  [/[iljtfrI.,:;'!|()[\] ]/, 0.36],
];

/** The width that a line of text takes at most. */
export function measureText(text: string, isCode = false): number {
  const shares = [...text].map((character) => {
    if (isCode) return /[\u2e80-\uffff]/.test(character) ? 1 : 0.62;
    return widths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.57;
  });
  return shares.reduce((sum, share) => sum + share, 0) * textSize;
}

/** Words in lines no wider than `width`; undefined where a word or the number of lines is too much. */
export function wrapLabel(
  label: string,
  { width, mostLines, isCode = false }: { width: number; mostLines: number; isCode?: boolean },
): string[] | undefined {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (measureText(word, isCode) > width) return undefined;
    if (last !== undefined && measureText(longer, isCode) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= mostLines ? lines : undefined;
}
