import { countEdits } from '../../site/editDistance';

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
