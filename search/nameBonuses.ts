import { flagsRoute } from '../site/sharedHeadings';
import type { SearchIndex } from './searchIndex';
import { listBegun } from './expandTerm';
import { type Query, sumImportance } from './query';
import { bonus, factor } from './weights';
import type { Section } from './sections';

/** "?react", "--dist-path": the signs in front are part of what is asked for. */
const isSigned = ({ literal }: Query): boolean => /^[^\p{L}\p{N}@._$]/u.test(literal);

/**
 * What sections gain where the query, or a part of it, is what they are called, by position. Part of a
 * query counts by a power of its share: "lib.bundle" whole, in "lib.bundle and types" less.
 * @param corrections what words with a typo may have been meant to be
 */
export function getNameBonuses(
  query: Query,
  index: SearchIndex,
  corrections: ReadonlyMap<string, string>,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  const raise = (section: number, value: number) => {
    const { id, isShared } = index.sections[section] ?? {};
    const weight = value * (id ? (isShared ? factor.sharedName : 1) : factor.namedPage);
    if (weight > (bonuses.get(section) ?? 0)) bonuses.set(section, weight);
  };
  const total = sumImportance(query.words);
  for (const { term, from, to } of query.joined) {
    if (to - from === query.words.length) continue;
    const share = (sumImportance(query.words.slice(from, to)) / total) ** factor.namePower;
    for (const section of index.sectionsByName.get(term) ?? [])
      raise(section, share * bonus.equalsHeading);
  }
  if (corrections.size > 0) {
    const meant = query.words.map(({ term }) => corrections.get(term) ?? term).join('');
    for (const section of index.sectionsByName.get(meant) ?? [])
      raise(section, bonus.equalsHeading);
  }
  // "?react" and "--dist-path" say more than the name: what holds them letter by letter comes first.
  const whole = bonus.equalsHeading * (isSigned(query) ? factor.signedName : 1);
  const writtenOn = listPagesWriting(query, index);
  for (const section of index.sectionsByName.get(query.compact) ?? []) {
    const isWritten = writtenOn.size === 0 || writtenOn.has(index.sections[section]?.page ?? -1);
    raise(section, whole * (isWritten ? 1 : factor.otherSpelling));
  }
  if (!query.compact) return bonuses;
  for (const name of listBegun(query.compact, index.sortedNames)) {
    const value = bonus.nameStart * (query.compact.length / name.length);
    for (const section of index.sectionsByName.get(name) ?? []) raise(section, value);
  }
  return bonuses;
}

/** Pages whose search terms have a hyphenated query letter by letter: their writers mean just this name. */
function listPagesWriting({ literal }: Query, { sections }: SearchIndex): ReadonlySet<number> {
  if (!/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(literal)) return new Set();
  const writing = sections.filter(({ lower }) => lower.searchTerms.includes(literal));
  return new Set(writing.map(({ page }) => page));
}

const flag = /^--?[a-z][\w-]*$/;

/** Positions of the sections of the page of the command line that list a flag of the query. */
export function findFlagSections({ literal }: Query, sections: readonly Section[]): number[] {
  // "no-clean" is `--no-clean`; other names without dashes may be those of options.
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  const flags = words.filter((one) => flag.test(one));
  if (flags.length === 0) return [];
  return [...sections.keys()].filter((position) => {
    const { route = '', hiddenWords = '' } = sections[position] ?? {};
    if (!route.endsWith(flagsRoute)) return false;
    const listed = hiddenWords.toLowerCase().split(' ');
    return flags.some((one) => listed.includes(one));
  });
}
