/** Character ranges of a font's files, as `@fontsource` packages state them: `U+0000-00FF,U+0131`. */
export type SubsetRanges = Readonly<Record<string, string>>;

export interface PickedSubsets {
  /** Names of the files that hold the text's characters, in the order of the ranges. */
  subsets: string[];
  /** Characters that no file holds. */
  missing: string[];
}

/** Finds the files of a font that a text needs: a Chinese font comes in a hundred. */
export function pickSubsets(text: string, ranges: SubsetRanges): PickedSubsets {
  const subsets = Object.entries(ranges).map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    holds: parseRanges(list),
  }));
  const picked = new Set<string>();
  const missing = new Set<string>();
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const subset = subsets.find(({ holds }) => holds(point));
    if (subset) picked.add(subset.name);
    else missing.add(char);
  }
  return {
    subsets: subsets.map(({ name }) => name).filter((name) => picked.has(name)),
    missing: [...missing],
  };
}

function parseRanges(list: string): (point: number) => boolean {
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return (point) => ranges.some(({ first, last }) => point >= first && point <= last);
}
