import type { WordEvidence } from './evidence';
import { maxRanked, lengthPenalty, pageShare, usualLength, coveragePower } from './weights';
import type { SearchIndex } from './searchIndex';
import { byScore, type RankedSection } from './sections';

export interface CandidateOptions {
  /** What sections gain by what they are called, by position. */
  names: ReadonlyMap<number, number>;
  /** Whether the section at a position may be shown. */
  accepts: (section: number) => boolean;
}

/**
 * Sections that answer some of the words, the best first, no more than `maxRanked`. Nothing is read of
 * the others but numbers: a large site has tens of thousands, and most of them answer a little.
 * @param total how much all words tell
 */
export function listCandidates(
  words: readonly WordEvidence[],
  total: number,
  index: SearchIndex,
  { names, accepts }: CandidateOptions,
): RankedSection[] {
  const { pages, lengths } = index;
  const own = scoreAll(words, total, pages.length);
  const ofPages = scorePages(words, total, pages);
  const scores = new Float64Array(pages.length);
  const score = (section: number) =>
    (own[section] ?? 0) * getLengthFactor(lengths[section] ?? 0) +
    pageShare * (ofPages[pages[section] ?? 0] ?? 0);
  for (let section = 0; section < scores.length; section++) {
    if ((own[section] ?? 0) > 0 && accepts(section)) scores[section] = score(section);
  }
  for (const [section, bonus] of names) {
    if (accepts(section)) scores[section] = score(section) + bonus;
  }
  return listBest(scores);
}

/** Texts of the usual length count in full. */
const getLengthFactor = (length: number): number =>
  1 / (1 + lengthPenalty * Math.log2(Math.max(1, length / usualLength)));

/** Numbers sort many times faster than objects, so these say first which ones are needed. */
function listBest(scores: Float64Array): RankedSection[] {
  const least = scores.toSorted().at(-maxRanked) ?? 0;
  const best: RankedSection[] = [];
  for (let section = 0; section < scores.length; section++) {
    const score = scores[section] ?? 0;
    if (score > 0 && score >= least) best.push({ section, score });
  }
  return best.sort(byScore).slice(0, maxRanked);
}

/** Worth of the words where they are times a power of the share of the query there, by section. */
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
