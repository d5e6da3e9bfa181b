/**
 * The candidate that takes the fewest edits to become, if `share` of the word's letters are enough:
 * `descripton` → `description`; `foo` finds nothing among `title`, `hero`.
 */
export function findNearest(
  word: string,
  candidates: Iterable<string>,
  share = 0.3,
): string | undefined {
  const limit = Math.max(1, Math.floor(word.length * share));
  let nearest: string | undefined;
  let fewest = limit + 1;
  for (const candidate of candidates) {
    const edits = countEdits(word.toLowerCase(), candidate.toLowerCase(), fewest);
    if (edits < fewest) {
      fewest = edits;
      nearest = candidate;
    }
  }
  return nearest;
}

/** `Did you mean …?`, or else another hint. */
export function suggest(
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
  share?: number,
): string {
  const nearest = findNearest(word, candidates, share);
  return nearest ? `Did you mean \`${nearest}\`?` : otherwise;
}

/**
 * How many letters to insert, remove, replace or swap with their neighbour (optimal string
 * alignment); gives up with `limit` when it would be that or more.
 */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const get = (row: number, column: number): number => rows[row]?.[column] ?? limit;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column++) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          get(row - 1, column) + 1,
          get(row, column - 1) + 1,
          get(row - 1, column - 1) + replaced,
          row > 1 && column > 1 && isSwapped ? get(row - 2, column - 2) + 1 : limit,
        ),
      );
    }
    if (Math.min(...current) >= limit) return limit;
  }
  return get(from.length, to.length);
}
