export function countWords(text: string): number {
  return text.split(' ').length;
}
