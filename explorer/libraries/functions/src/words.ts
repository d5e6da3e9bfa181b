/** Words of a text, without the punctuation around them. */
export function splitWords(text: string): string[] {
  return text.match(/[^\s.,;:!?]+/g) ?? [];
}
