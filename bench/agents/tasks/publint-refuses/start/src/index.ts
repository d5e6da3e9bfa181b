export interface ParseOptions {
  separator?: string;
}

/** `a+b` → `['a', 'b']` */
export default function parse(query: string, { separator = '+' }: ParseOptions = {}): string[] {
  return query.split(separator).filter(Boolean);
}

/** `['a', 'b']` → `a+b` */
export function stringify(words: readonly string[]): string {
  return words.join('+');
}
