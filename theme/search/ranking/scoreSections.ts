import type { WordEvidence } from './collectEvidence';
import { coveragePower } from './weights';

/** Worth of the words where they stand times a power of the share of the query there, by section. */
export function scoreAll(
  words: readonly WordEvidence[],
  total: number,
  count: number,
): Float32Array {
  const scores = new Float32Array(count);
  const covered = new Float32Array(count);
  for (const { importance, worths } of words) {
    if (importance === 0) continue;
    for (let at = 0; at < count; at++) {
      const worth = worths[at] ?? 0;
      if (worth === 0) continue;
      scores[at] = (scores[at] ?? 0) + importance * worth;
      covered[at] = (covered[at] ?? 0) + importance;
    }
  }
  for (let at = 0; at < count; at++) {
    scores[at] = ((scores[at] ?? 0) / total) * ((covered[at] ?? 0) / total) ** coveragePower;
  }
  return scores;
}

/** The same by page, as if all its sections were one. */
export function scorePages(
  words: readonly WordEvidence[],
  total: number,
  pages: Uint32Array,
): Float32Array {
  const count = 1 + (pages.at(-1) ?? 0);
  const ofPages = words.map(({ importance, worths }) => {
    const best = new Float32Array(count);
    for (let at = 0; at < worths.length; at++) {
      const worth = worths[at] ?? 0;
      if (worth === 0) continue;
      const page = pages[at] ?? 0;
      if (worth > (best[page] ?? 0)) best[page] = worth;
    }
    return { importance, worths: best };
  });
  return scoreAll(ofPages, total, count);
}
