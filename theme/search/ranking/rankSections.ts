import { collectEvidence } from './collectEvidence';
import { findLiteral } from './findLiteral';
import { getLiteralBonus } from './getLiteralBonus';
import type { Query } from './parseQuery';
import type { SearchIndex } from './SearchIndex';
import { byScore, type RankedSection } from './Section';
import { pageAdvantage } from './weights';

export interface Ranking {
  /** The best first; equal ones in reading order. */
  ranked: RankedSection[];
  /** Words of the index to mark, with how many of their characters were typed. */
  matches: ReadonlyMap<string, number>;
}

/**
 * The sections that answer a query. A section scores by what its words are worth where they stand,
 * times the share of the query it answers, plus what it gains by being literally the query.
 */
export function rankSections(query: Query, index: SearchIndex): Ranking {
  const { words, matches } = collectEvidence(query, index);
  const total = words.reduce((sum, { importance }) => sum + importance, 0);
  if (total === 0) return { ranked: findLiteral(query, index.sections), matches };
  const candidates = new Set(words.flatMap(({ worths }) => [...worths.keys()]));
  const ranked = [...candidates].flatMap((position): RankedSection[] => {
    const section = index.sections[position];
    if (!section) return [];
    let worth = 0;
    let covered = 0;
    for (const { importance, worths } of words) {
      const found = worths.get(position);
      if (found === undefined) continue;
      worth += importance * found;
      covered += importance;
    }
    const score = (worth / total) * (covered / total) + getLiteralBonus(section, query);
    return [{ section: position, score: section.id ? score : score * pageAdvantage }];
  });
  return { ranked: ranked.sort(byScore), matches };
}
