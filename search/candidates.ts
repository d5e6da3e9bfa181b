import type { WordEvidence } from './collectEvidence';
import { bonus, factor } from './weights';
import type { SearchIndex } from './searchIndex';
import { byScore, type RankedSection } from './sections';

/**
 * Sections that answer some of the words or are named by them, the best first.
 * @param total how much all words tell
 * @param names what sections gain by what they are called, by position
 */
export function listCandidates(
  words: readonly WordEvidence[],
  total: number,
  { pages }: SearchIndex,
  names: ReadonlyMap<number, number>,
): RankedSection[] {
  const own = scoreAll(words, total, pages.length);
  const ofPages = scorePages(words, total, pages);
  const candidates: RankedSection[] = [];
  for (const [section, page] of pages.entries()) {
    const weight = own[section] ?? 0;
    const name = names.get(section);
    if (weight === 0 && name === undefined) continue;
    candidates.push({ section, score: weight + bonus.page * (ofPages[page] ?? 0) + (name ?? 0) });
  }
  return candidates.sort(byScore);
}

/** Weight of the words where they are times a power of the share of the query there, by section. */
function scoreAll(words: readonly WordEvidence[], total: number, count: number): Float32Array {
  const scores = new Float32Array(count);
  const covered = new Float32Array(count);
  for (const { importance, weights } of words) {
    if (importance === 0) continue;
    for (let at = 0; at < count; at++) {
      const weight = weights[at] ?? 0;
      if (weight === 0) continue;
      scores[at] = (scores[at] ?? 0) + importance * weight;
      covered[at] = (covered[at] ?? 0) + importance;
    }
  }
  for (let at = 0; at < count; at++) {
    scores[at] = ((scores[at] ?? 0) / total) * ((covered[at] ?? 0) / total) ** factor.coveragePower;
  }
  return scores;
}

/** The same by page, as if all its sections were one. */
function scorePages(
  words: readonly WordEvidence[],
  total: number,
  pages: Uint32Array,
): Float32Array {
  const count = 1 + (pages.at(-1) ?? 0);
  const ofPages = words.map(({ importance, weights }) => {
    const best = new Float32Array(count);
    for (let at = 0; at < weights.length; at++) {
      const weight = weights[at] ?? 0;
      const page = pages[at] ?? 0;
      if (weight > (best[page] ?? 0)) best[page] = weight;
    }
    return { importance, weights: best };
  });
  return scoreAll(ofPages, total, count);
}
