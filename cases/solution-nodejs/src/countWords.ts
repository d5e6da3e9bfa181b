/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
