/** A sorted copy. */
export function sort(list: readonly string[]): string[] {
  return [...list].sort();
}
