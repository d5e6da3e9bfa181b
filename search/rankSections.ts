import { collectEvidence, type Evidence } from './collectEvidence';
import {
  findLiteral,
  getHeadingShare,
  getSearchTermShare,
  listQueryWords,
  getLiteralBonus,
} from './bonuses';
import { findFlagSections, getNameBonuses } from './nameBonuses';
import { listCandidates } from './candidates';
import { maxCandidates, maxSectionsPerPage, bonus, factor } from './weights';
import { type Query, sumImportance } from './query';
import type { SearchIndex } from './searchIndex';
import { byScore, type RankedSection, type Section } from './sections';
import { isOfTroubleshooting, messagesRoute } from '../site/sharedHeadings';

export interface Ranking extends Pick<Evidence, 'matches' | 'stopWords' | 'paired'> {
  /** The best first; equal ones in reading order. */
  ranked: RankedSection[];
  /** How many sections of one page may be shown. */
  sectionsPerPage: number;
}

/**
 * The sections that answer a query. A section scores by what its words are worth where they are,
 * times the share of the query it answers, plus a part of the same of its whole page, plus what it
 * gains by being literally the query.
 * @param accepts whether the section at a position may be shown
 */
export function rankSections(
  query: Query,
  index: SearchIndex,
  accepts: (section: number) => boolean = () => true,
): Ranking {
  const { words, matches, stopWords, paired, corrections, isBegun } = collectEvidence(query, index);
  const shown = { matches, stopWords, paired, sectionsPerPage: isBegun ? 1 : maxSectionsPerPage };
  const total = sumImportance(words);
  if (total === 0 || isForeign(query, index)) {
    const literal = findLiteral(query, index.sections);
    return { ranked: literal.filter(({ section }) => accepts(section)), ...shown };
  }
  const names = getNameBonuses(query, index, corrections);
  for (const section of findFlagSections(query, index.sections)) {
    names.set(section, (names.get(section) ?? 0) + bonus.flagListed);
  }
  const candidates = listCandidates(words, total, index, names).filter(({ section }) =>
    accepts(section),
  );
  const queryWords = listQueryWords(query, words);
  const ofTroubleshooting = asksForTroubleshooting(query, matches) ? 1 : factor.troubleshooting;
  const ranked = candidates.slice(0, maxCandidates).map(({ section, score }): RankedSection => {
    const one = index.sections[section];
    if (!one) return { section, score };
    const heading = bonus.headingShare * getHeadingShare(one, matches, index);
    const searchTerm = bonus.searchTermShare * getSearchTermShare(one, queryWords);
    const literal = getLiteralBonus(one, query);
    const total =
      (score + literal + heading + searchTerm) *
      (isOfOtherTool(one, matches) ? factor.otherTool : 1) *
      (isTroubleshooting(one) ? ofTroubleshooting : 1);
    // The start of a page ranks below its sections, which say where the answer is, unless it is asked for.
    return { section, score: total, inPage: one.id || isNamed(one, query) ? total : 0 };
  });
  return { ranked: [...ranked.sort(byScore), ...candidates.slice(maxCandidates)], ...shown };
}

/** Whether most pairs of a Chinese question are nowhere: of "不存在的词语啊" only the first word is known. */
function isForeign({ words, joined }: Query, { has }: SearchIndex): boolean {
  if (words.some(({ term }) => !/^\p{Script=Han}+$/u.test(term))) return false;
  const pairs = words.flatMap(({ term, parts, importance }, at) => {
    const isCalled = joined.some(
      ({ from, to, others }) => from <= at && at < to && others.length > 0,
    );
    const own = importance < 1 || term.length < 2 ? [] : parts.length > 0 ? parts : [term];
    return own.map((pair) => isCalled || has(pair));
  });
  const missing = pairs.filter((isKnown) => !isKnown).length;
  return missing > 1 && 2 * missing >= pairs.length;
}

/** Whether the query is a search term of the section, or is or begins a name of it. */
const isNamed = ({ spellings, lower }: Section, { literal, compact }: Query): boolean =>
  lower.searchTerms.includes(literal) || spellings.some((name) => name.startsWith(compact));

/**
 * Whether a section is on a page on another tool or an older version, which names every option once more,
 * unless the query names it: "migr", "noExternal of tsup".
 * @param matches words that the query stands for
 */
function isOfOtherTool({ route }: Section, matches: ReadonlyMap<string, number>): boolean {
  const [, ...folders] = /\/(migration|upgrade)\/([^/]+)/.exec(route) ?? [];
  const names = folders.flatMap((name) => name.split('-'));
  return names.length > 0 && !names.some((name) => matches.has(name));
}

/** Words of a question about something that went wrong, and codes of errors. */
const troubleshootingWord =
  /\b(?:errors?|exceptions?|warnings?|fail(?:s|ed|ing|ure)?|why|not?|never|cannot|without|instead|missing|lost|loses|gone|empty|wrong|broken|twice|too|problems?|issues?|ignored|undefined|unknown|unexpected|invalid|unsupported|still|nothing|crash(?:es|ed)?|breaks?|stays?|stuck|hangs|vanish(?:es|ed)?|disappears?|mangled|deletes?d?|dropped|refuse[sd]?|rejected|block(?:s|ed)|throws|stopped|no longer|anymore|deprecated|misspelled|incompatible|conflicts?|clash(?:es)?|complains?|stale|ts\d{4,5}|err_\w+|e(?:resolve|noent|acces|perm))\b|n['’]t\b|错误|报错|异常|警告|失败|问题|为什么|找不到|没|不|无法|缺少|丢失|重复/i;

/** Whether a section tells of what goes wrong, rather than of what to do. */
const isTroubleshooting = ({ route, ids }: Section): boolean =>
  ids.length > 0 && (route.endsWith(messagesRoute) || ids.some(isOfTroubleshooting));

/** Whether a query asks about that, or may be about to: "err". */
const asksForTroubleshooting = (
  { literal }: Query,
  matches: ReadonlyMap<string, number>,
): boolean =>
  troubleshootingWord.test(literal) ||
  [...matches.keys()].some((word) => troubleshootingWord.test(word));
