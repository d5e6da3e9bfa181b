/** Finds the words of a query in a text, case aside; undefined where there are none to look for. */
export function createWordPattern(query: string): RegExp | undefined {
  const words = new Set(query.split(/\s+/).filter(isTelling));
  if (words.size === 0) return undefined;
  // The longest first: of `dts` and `dts.bundle` the second is meant where it stands.
  const sorted = [...words].sort((left, right) => right.length - left.length);
  const escaped = sorted.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(escaped.join('|'), 'giu');
}

/** A single Latin letter stands everywhere; a single Chinese character is a word. */
const isTelling = (word: string): boolean => word.length > 1 || /[^\0-\xff]/.test(word);
