import type { Query } from './parseQuery';
import type { SearchIndex } from './SearchIndex';
import { bonus, namedPageFactor, namePower, signedNameShare, typoWorth } from './weights';

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
  for (const { section, kind } of index.names.get(query.compact) ?? []) {
    raise(section, whole * (kind === 'path' ? bonus.path : bonus.name));
  }
  if (!query.compact) return bonuses;
  for (const [name, sections] of index.names) {
    if (!name.startsWith(query.compact) || name === query.compact) continue;
    const value = bonus.nameStart * (query.compact.length / name.length);
    for (const { section, kind } of sections) if (kind === 'spelling') raise(section, value);
  }
  return bonuses;
}
