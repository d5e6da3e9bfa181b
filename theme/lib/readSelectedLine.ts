/** Longer ones are passages, selected for another purpose; in characters. */
const longestSelection = 100;

/** What is selected, where it is a word or a line and so may be a query; else nothing. */
export function readSelectedLine(selection: string): string {
  const selected = selection.trim();
  return selected.length > longestSelection || /[\n\r]/.test(selected) ? '' : selected;
}
