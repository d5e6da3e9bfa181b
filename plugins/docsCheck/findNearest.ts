/**
 * The candidate that takes the fewest edits to become, if `share` of the word's letters are enough:
 * `descripton` → `description`; `foo` finds nothing among `title`, `hero`.
 */
export function findNearest(
  word: string,
  candidates: Iterable<string>,
  share = 0.4,
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

/** Levenshtein distance; gives up with `limit` when it would be that or more. */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + replaced,
        ),
      );
    }
    previous = current;
  }
  return previous[to.length] ?? limit;
}
