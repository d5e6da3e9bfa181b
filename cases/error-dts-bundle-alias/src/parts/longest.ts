export function longest(words: readonly string[]): string {
  const [first = ''] = [...words].sort((a, b) => b.length - a.length);
  return first;
}
