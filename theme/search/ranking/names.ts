import { compactText } from './words';
import type { NamedSection, SearchIndex } from './searchIndex';
import { listBegun } from './expandTerm';
import type { Query } from './query';
import {
  bonus,
  namedPageFactor,
  namePower,
  otherSpellingFactor,
  parentShare,
  rareNameFactor,
  signedNameShare,
  typoWorth,
} from './weights';
import type { Section } from './sections';

/** "?react", "--dist-path": the signs in front are part of what is asked for. */
export const isSigned = ({ literal }: Query): boolean => /^[^\p{L}\p{N}@._$]/u.test(literal);

/**
 * What sections gain where the query, or a part of it, is what they are called, by position. Part of a
 * query counts by a power of its share: "lib.bundle" whole, in "lib.bundle and types" less.
 * @param corrections what words with a slip may have been meant to be
 */
export function getNameBonuses(
  query: Query,
  index: SearchIndex,
  corrections: ReadonlyMap<string, string>,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  const raise = (section: number, value: number) => {
    const worth = index.sections[section]?.id ? value : value * namedPageFactor;
    if (worth > (bonuses.get(section) ?? 0)) bonuses.set(section, worth);
  };
  const total = query.words.reduce((sum, { importance }) => sum + importance, 0);
  for (const { term, from, to } of query.joined) {
    if (to - from === query.words.length) continue;
    const important = query.words
      .slice(from, to)
      .reduce((sum, { importance }) => sum + importance, 0);
    const share = (important / total) ** namePower;
    for (const { section, kind } of index.names.get(term) ?? []) {
      raise(section, share * (kind === 'path' ? bonus.path : bonus.name));
    }
  }
  if (corrections.size > 0) {
    const meant = query.words.map(({ term }) => corrections.get(term) ?? term).join('');
    for (const { section } of index.names.get(meant) ?? []) raise(section, bonus.name * typoWorth);
  }
  // "?react" and "--dist-path" say more than the name: what holds them letter by letter comes first.
  const whole = isSigned(query) ? signedNameShare : 1;
  const named = index.names.get(query.compact) ?? [];
  const writtenOn = listPagesWriting(query, index);
  for (const { section, kind } of named) {
    const isWritten = writtenOn.size === 0 || writtenOn.has(index.sections[section]?.page ?? -1);
    const factor =
      whole * getMentionFactor(section, named, index) * (isWritten ? 1 : otherSpellingFactor);
    raise(section, factor * (kind === 'path' ? bonus.path : bonus.name));
  }
  if (!query.compact) return bonuses;
  for (const name of listBegun(query.compact, index.sortedNames)) {
    const value = bonus.nameStart * (query.compact.length / name.length);
    for (const { section, kind } of index.names.get(name) ?? []) {
      if (kind === 'spelling') raise(section, value);
    }
  }
  if (bonuses.size === 0) {
    for (const { section } of findParent(query, index)) raise(section, parentShare * bonus.path);
  }
  return bonuses;
}

/** `output.filename.css`, which has no heading, is told of where `output.filename` is. */
function findParent({ literal }: Query, { names }: SearchIndex): readonly NamedSection[] {
  if (!/^[\w$]+(?:\.[\w$]+)+$/.test(literal)) return [];
  const segments = literal.split('.');
  for (let length = segments.length - 1; length > 0; length--) {
    const found = names.get(compactText(segments.slice(0, length).join('')));
    if (found) return found;
  }
  return [];
}

/** Pages whose keywords have a hyphenated query letter by letter: their writers mean just this name. */
function listPagesWriting({ literal }: Query, { sections }: SearchIndex): ReadonlySet<number> {
  if (!/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(literal)) return new Set();
  const writing = sections.filter(({ lower }) => lower.keywords.includes(literal));
  return new Set(writing.map(({ page }) => page));
}

/** Of several options of one name, the one that more is said of: 1 for it and for pages, less for others. */
function getMentionFactor(
  section: number,
  named: readonly NamedSection[],
  { sections, find }: SearchIndex,
): number {
  const count = (position: number): number => {
    const { id, heading = '' } = sections[position] ?? {};
    const name = compactText(heading);
    return id ? find('text', name).length + find('names', name).length : 0;
  };
  if (named.length === 1 || !sections[section]?.id) return 1;
  const most = Math.max(1, ...named.map((one) => count(one.section)));
  const share = Math.log1p(count(section)) / Math.log1p(most);
  return rareNameFactor + (1 - rareNameFactor) * share;
}

const flag = /^--?[a-z][\w-]*$/;

/** What sections of the page of the command line gain where they list flags of a query, by position. */
export function getFlagBonuses(
  { literal }: Query,
  sections: readonly Section[],
): Map<number, number> {
  const bonuses = new Map<number, number>();
  // "no-clean" is `--no-clean`; other names without dashes may be those of options.
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  const flags = words.filter((one) => flag.test(one));
  if (flags.length === 0) return bonuses;
  for (const [position, { route, names }] of sections.entries()) {
    if (!route.endsWith('/cli')) continue;
    const listed = names.toLowerCase().split(' ');
    const asked = flags.filter((one) => listed.includes(one));
    if (asked.length > 0) {
      bonuses.set(position, (bonus.flagListed * asked.length) / words.length);
    }
  }
  return bonuses;
}
