import type { Query } from './parseQuery';
import type { Section } from './Section';
import { bonus, keywordPairShare, sectionKeywordShare } from './weights';

/** What a section gains where its keywords, heading or text hold the query, or pairs of its words. */
export function getLiteralBonus(section: Section, { literal }: Query): number {
  const spaced = literal.replace(innerHyphen, ' ');
  const bonuses = [literal, ...(spaced === literal ? [] : [spaced])].map((one) =>
    getBonus(section, one),
  );
  return Math.max(...bonuses);
}

/** "css-modules" may stand for "CSS Modules"; the hyphens of `--no-dts` are signs. */
const innerHyphen = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

/** Anything that is neither punctuation of a sentence nor between the parts of a word. */
const sign = /[^\p{L}\p{N}\s'’?!.,-]|^[^\p{L}\p{N}]|[.?]\S/u;

function getBonus(section: Section, literal: string): number {
  const { heading, text, keywords } = section.lower;
  const hasSigns = sign.test(literal);
  // Flags stand in tables, which leave words alone in the index.
  const count = countOf(literal, text) + (hasSigns ? countOf(literal, section.names) : 0);
  const often = 1 - 0.5 ** count;
  return (
    getKeywordBonus(keywords, literal) * (section.id ? sectionKeywordShare : 1) +
    (holds(heading, literal) ? (hasSigns ? bonus.headingSigns : bonus.heading) : 0) +
    often * (hasSigns ? bonus.textSigns : bonus.text) +
    getPairBonus(section, literal)
  );
}

/** `.cjs` is no part of `shims.cjs`, which is a name of its own. */
const holds = (heading: string, literal: string): boolean =>
  heading.includes(literal) &&
  !(literal.startsWith('.') && /[\p{L}\p{N}]$/u.test(heading.split(literal)[0] ?? ''));

function countOf(literal: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    count++;
  }
  return count;
}

/** A keyword, in lower case, that is the query, one it begins, or one it holds. */
function getKeywordBonus(keywords: readonly string[], literal: string): number {
  let best = 0;
  for (const keyword of keywords) {
    if (keyword === literal) return bonus.keyword;
    const [short, long] = keyword.length < literal.length ? [keyword, literal] : [literal, keyword];
    if (short.length >= 4 && (long.startsWith(short) || ` ${long} `.includes(` ${short} `))) {
      best = Math.max(best, bonus.keyword * (short.length / long.length) ** 2);
    }
  }
  return best;
}

/** "type definitions" where the two words stand side by side, not each for itself. */
function getPairBonus({ lower }: Section, literal: string): number {
  const { heading, text, keywords } = lower;
  const words = literal.split(' ');
  if (words.length < 3) return 0;
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  let found = 0;
  for (const pair of pairs) {
    if (heading.includes(pair) || text.includes(pair)) found += 1;
    else if (keywords.some((keyword) => keyword.includes(pair))) found += keywordPairShare;
  }
  return (bonus.pairs * found) / pairs.length;
}
