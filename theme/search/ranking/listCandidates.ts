import type { WordEvidence } from './collectEvidence';
import { maxRanked } from './limits';
import { scoreAll, scorePages } from './scoreSections';
import type { SearchIndex } from './SearchIndex';
import { byScore, type RankedSection } from './Section';
import { lengthPenalty, pageShare, usualLength } from './weights';

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
