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

/**
 * Of several options of one name, the one that more is said of: 1 for it, less for others.
 * Pages are named so themselves.
 */
function getMentionFactor(
  section: number,
  named: readonly NamedSection[],
  index: SearchIndex,
): number {
  if (named.length === 1 || !index.sections[section]?.id) return 1;
  const most = Math.max(...named.map((one) => countMentions(one.section, index)));
  const share = Math.log1p(countMentions(section, index)) / Math.log1p(Math.max(1, most));
  return rareNameFactor + (1 - rareNameFactor) * share;
}

function countMentions(section: number, { sections, find }: SearchIndex): number {
  const { id = '', heading = '' } = sections[section] ?? {};
  if (!id) return 0;
  const name = compactText(heading);
  return find('text', name).length + find('names', name).length;
}

const flag = /^--?[a-z][\w-]*$/;

/** What sections of the page of the command line gain where they list or name flags of a query, by position. */
export function getFlagBonuses(
  { literal }: Query,
  sections: readonly Section[],
): Map<number, number> {
  const bonuses = new Map<number, number>();
  // "no-clean" is `--no-clean`; other names without dashes may be those of options.
  const words = literal.split(' ').map((one) => (one.startsWith('no-') ? `--${one}` : one));
  const flags = words.filter((one) => flag.test(one));
  if (flags.length === 0) return bonuses;
  for (const [position, section] of sections.entries()) {
    if (!section.route.endsWith('/cli')) continue;
    const worth = addFlags(section, flags) / words.length;
    if (worth > 0) bonuses.set(position, worth);
  }
  return bonuses;
}

function addFlags({ names, text }: Section, flags: readonly string[]): number {
  const listed = listWords(names);
  const said = listWords(text);
  const worths = flags.map((one) => {
    if (listed.includes(one)) return bonus.flagListed;
    return said.includes(one) ? bonus.flagNamed : 0;
  });
  return worths.reduce<number>((sum, worth) => sum + worth, 0);
}

const listWords = (text: string): string[] => text.toLowerCase().split(/[^\w-]+/);
