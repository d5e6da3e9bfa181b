import type { Query } from './query';
import { type Section, byScore, type RankedSection } from './sections';
import { bonus, factor } from './weights';
import type { SearchIndex } from './searchIndex';
import { stopWords } from './stopWords';
import type { WordEvidence } from './collectEvidence';
import { stemWord } from './words';

/** What a section gains where its search terms, heading or text hold the query, or pairs of its words. */
export function getLiteralBonus(section: Section, { literal }: Query): number {
  const spaced = literal.replace(innerHyphen, ' ');
  return Math.max(getBonus(section, literal), getBonus(section, spaced));
}

/** "css-modules" may stand for "CSS Modules"; the hyphens of `--no-dts` are signs. */
const innerHyphen = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

function getBonus(section: Section, literal: string): number {
  const { heading, text, searchTerms } = section.lower;
  return (
    getSearchTermBonus(searchTerms, literal) * (section.id ? factor.sectionSearchTerm : 1) +
    (heading.includes(literal) ? bonus.insideHeading : 0) +
    (text.includes(literal) ? bonus.text : 0) +
    getPairBonus(section, literal)
  );
}

/** A search term, in lower case, that is the query, one it begins, or one it holds. */
function getSearchTermBonus(searchTerms: readonly string[], literal: string): number {
  let best = 0;
  for (const searchTerm of searchTerms) {
    if (searchTerm === literal)
      return /[^\p{L}\p{N}]/u.test(literal) ? bonus.searchTerm : bonus.oneWordTerm;
    const [short, long] =
      searchTerm.length < literal.length ? [searchTerm, literal] : [literal, searchTerm];
    if (isPart(short, long)) {
      best = Math.max(best, bonus.searchTerm * (short.length / long.length) ** 2);
    }
  }
  return best;
}

/** Whether a text begins with another or holds its words. Chinese has no spaces, and short words. */
const isPart = (short: string, long: string): boolean =>
  /\p{Script=Han}/u.test(short)
    ? short.length > 1 && long.includes(short)
    : short.length >= 4 && (long.startsWith(short) || ` ${long} `.includes(` ${short} `));

/** "type definitions" where the two words are side by side. */
function getPairBonus({ lower }: Section, literal: string): number {
  const words = literal.split(' ');
  if (words.length < 3) return 0;
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  const found = pairs.filter((pair) => lower.heading.includes(pair) || lower.text.includes(pair));
  return (bonus.pairs * found.length) / pairs.length;
}

/** Sections that hold the query letter by letter, headings first: for signs (`.*`) and parts of words. */
export function findLiteral({ literal }: Query, sections: readonly Section[]): RankedSection[] {
  if (!literal) return [];
  return sections
    .flatMap(({ lower: { heading, text } }, section): RankedSection[] => {
      if (heading.includes(literal)) return [{ section, score: bonus.insideHeading }];
      return text.includes(literal) ? [{ section, score: bonus.text }] : [];
    })
    .sort(byScore);
}

/** The share of a section's heading that is asked for, 0 to 1; words that only ask do not count. */
export function getHeadingShare(
  { heading }: Section,
  matches: ReadonlyMap<string, number>,
  { readWords }: Pick<SearchIndex, 'readWords'>,
): number {
  const words = readWords(heading).filter(({ word }) => !stopWords.has(word.term));
  if (words.length === 0) return 0;
  const asked = words.filter(({ word }) => word.terms.some(({ term }) => matches.has(term)));
  return asked.length / words.length;
}

/** The words a query is about, by stem, with how much each tells. */
export interface QueryWords {
  importances: ReadonlyMap<string, number>;
  total: number;
}

/** Words that only ask are left out, and those that are nowhere. */
export function listQueryWords({ words }: Query, evidence: readonly WordEvidence[]): QueryWords {
  const importances = new Map<string, number>();
  for (const [at, { term, importance }] of words.entries()) {
    const found = evidence[at]?.importance ?? 0;
    if (importance === 1 && found > 0) importances.set(stemWord(term), found);
  }
  const total = [...importances.values()].reduce((sum, one) => sum + one, 0);
  return { importances, total };
}

/**
 * How much of a query one search term of a section says, times how much of that term is asked for: 1 where
 * they say the same, less for "watch mode" asked of "build mode".
 */
export function getSearchTermShare(
  { searchTermStems }: Pick<Section, 'searchTermStems'>,
  { importances, total }: QueryWords,
): number {
  if (total === 0) return 0;
  const usual = total / importances.size;
  let best = 0;
  for (const stems of searchTermStems) {
    let asked = 0;
    let others = 0;
    for (const stem of stems) {
      const importance = importances.get(stem);
      if (importance === undefined) others += usual;
      else asked += importance;
    }
    if (asked === 0) continue;
    const share = (asked / total) * (asked / (asked + others));
    if (share > best) best = share;
  }
  return best;
}
