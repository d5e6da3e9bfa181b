import { collectEvidence } from './evidence';
import {
  findLiteral,
  getHeadingShare,
  getKeywordShare,
  listAskedWords,
  getLiteralBonus,
} from './bonuses';
import { getFlagBonuses, getNameBonuses, isSigned } from './names';
import { getPlaceFactor, asksOfTrouble, isTrouble } from './factors';
import { listCandidates } from './candidates';
import {
  maxCandidates,
  maxSectionsPerPage,
  askedTroubleFactor,
  bonus,
  namedPageBehind,
  pageBehind,
  pageFactor,
  troubleFactor,
} from './weights';
import type { Query } from './query';
import type { SearchIndex } from './searchIndex';
import { byScore, type RankedSection, type Section } from './sections';

export interface Ranking {
  /** The best first; equal ones in reading order. */
  ranked: RankedSection[];
  /** Words of the index to mark, with how many of their characters were typed. */
  matches: ReadonlyMap<string, number>;
  /** Those of them that are marked only next to another. */
  paired: ReadonlySet<string>;
  /** How many sections of one page may be shown. */
  sectionsPerPage: number;
}

export interface RankOptions {
  /** Route being read. */
  from?: string;
  /** Whether the section at a position may be shown; without it, all may. */
  accepts?: (section: number) => boolean;
}

/**
 * The sections that answer a query. A section scores by what its words are worth where they are,
 * times the share of the query it answers, plus a part of the same of its whole page, plus what it
 * gains by being literally the query.
 */
export function rankSections(
  query: Query,
  index: SearchIndex,
  { from, accepts = () => true }: RankOptions = {},
): Ranking {
  const { words, matches, paired, corrections, isBegun } = collectEvidence(query, index);
  const sectionsPerPage = isBegun ? 1 : maxSectionsPerPage;
  const total = words.reduce((sum, { importance }) => sum + importance, 0);
  if (total === 0) {
    const literal = findLiteral(query, index.sections);
    const ranked = literal.filter(({ section }) => accepts(section));
    return { ranked, matches, paired, sectionsPerPage };
  }
  const names = getNameBonuses(query, index, corrections);
  for (const [section, gain] of getFlagBonuses(query, index.sections)) {
    names.set(section, (names.get(section) ?? 0) + gain);
  }
  const candidates = listCandidates(words, total, index, { names, accepts });
  const [best, rest] = splitAt(candidates, maxCandidates);
  const asked = listAskedWords(query, words);
  const ofTrouble = asksOfTrouble(query, matches) ? askedTroubleFactor : troubleFactor;
  const ranked = best.map(({ section, score }): RankedSection => {
    const one = index.sections[section];
    if (!one) return { section, score };
    const isBehind = !one.id && (isSigned(query) || !isNamed(one, query, corrections));
    const isMeant = isBehind && isKeyword(one, query);
    const heading = bonus.headingShare * getHeadingShare(one, matches, index);
    const keyword = bonus.keywordShare * getKeywordShare(one, asked);
    const literal = getLiteralBonus(one, query);
    const place = getPlaceFactor(one, matches, from);
    const factor = isTrouble(one) ? place * ofTrouble : place;
    const total = (score + literal + heading + keyword) * factor;
    return {
      section,
      score: isBehind && !isMeant ? total * pageFactor : total,
      inPage: isBehind ? total * (isMeant ? namedPageBehind : pageBehind) : total,
    };
  });
  return { ranked: [...ranked.sort(byScore), ...rest], matches, paired, sectionsPerPage };
}

/** Whether the query, or what it may have been meant to be, is or begins a name of the section. */
function isNamed(
  { spellings, paths }: Section,
  { compact, words }: Query,
  corrections: ReadonlyMap<string, string>,
): boolean {
  const meant = words.map(({ term }) => corrections.get(term) ?? term).join('');
  return [...spellings, ...paths].some((name) => name.startsWith(compact) || name === meant);
}

/** Whether the query is one of the keywords of the section. */
const isKeyword = ({ lower }: Section, { literal }: Query): boolean =>
  lower.keywords.includes(literal);

const splitAt = <Item>(list: readonly Item[], position: number): [Item[], Item[]] => [
  list.slice(0, position),
  list.slice(position),
];
