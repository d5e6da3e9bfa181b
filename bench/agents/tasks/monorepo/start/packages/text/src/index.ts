export interface SplitOptions {
  separator?: string;
}

export function splitWords(text: string, { separator = ' ' }: SplitOptions = {}): string[] {
  return text.trim().split(separator).filter(Boolean);
}
