export function splitWords(text: string, separator = /\s+/): string[] {
  return text.trim().split(separator);
}
