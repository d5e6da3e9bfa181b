/** A part of one text that belongs to a name, counted from that text's start. */
export interface Cut {
  start: number;
  end: number;
  /** Index of what is said of the name. */
  index: number;
}

/**
 * Where the texts of a block are cut to set its names apart, by the lengths of the texts and the names
 * as they come: start, length and index in turn, counted over all texts. The last cut of a text is
 * first, so that each leaves the places of those before it.
 */
export function listCuts(lengths: readonly number[], names: readonly number[]): Cut[][] {
  let from = 0;
  return lengths.map((length) => {
    const to = from + length;
    const cuts: Cut[] = [];
    for (let at = 0; at < names.length; at += 3) {
      const [nameStart = 0, nameLength = 0, index = 0] = names.slice(at, at + 3);
      const start = Math.max(nameStart, from) - from;
      const end = Math.min(nameStart + nameLength, to) - from;
      if (start < end) cuts.push({ start, end, index });
    }
    from = to;
    return cuts.sort((a, b) => b.start - a.start);
  });
}
