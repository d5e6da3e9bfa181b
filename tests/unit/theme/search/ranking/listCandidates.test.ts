import { describe, expect, it } from '@rstest/core';
import type { SearchIndex } from '../../../../../theme/search/ranking/searchIndex';
import { maxRanked } from '../../../../../theme/search/ranking/weights';
import { listCandidates } from '../../../../../theme/search/ranking/candidates';

/** An index of so many sections of the usual length, ten to a page: all that candidates are found by. */
function createIndex(count: number): SearchIndex {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return {
    pages: Uint32Array.from(numbers, (at) => Math.floor(at / 10)),
    lengths: Uint32Array.from(numbers, () => 100),
    sections: [],
    vocabulary: [],
    stems: new Map(),
    names: new Map(),
    sortedNames: [],
    readWords: () => [],
    has: () => false,
    find: () => [],
  };
}

const createWord = (count: number, worths: Record<number, number>) => ({
  importance: 1,
  worths: Float32Array.from({ length: count }, (_, at) => worths[at] ?? 0),
});

const list = (
  count: number,
  worths: Record<number, number>,
  { names = {}, accepts = () => true }: { names?: object; accepts?: (at: number) => boolean } = {},
) =>
  listCandidates([createWord(count, worths)], 1, createIndex(count), {
    names: new Map(Object.entries(names).map(([at, gain]) => [Number(at), Number(gain)])),
    accepts,
  }).map(({ section }) => section);

describe('listCandidates', () => {
  it('gives the sections that hold a word, the best first', () => {
    expect(list(40, { 3: 0.2, 25: 0.9, 11: 0.5 })).toEqual([25, 11, 3]);
  });

  it('keeps equal ones in reading order', () => {
    expect(list(40, { 31: 0.5, 2: 0.5, 17: 0.5 })).toEqual([2, 17, 31]);
  });

  it('gives what is only called so, and raises what is', () => {
    expect(list(40, { 3: 0.2, 25: 0.9 }, { names: { 3: 5, 38: 4 } })).toEqual([3, 38, 25]);
  });

  it('leaves out what may not be shown, whatever it is called', () => {
    const accepts = (at: number) => at < 20;
    expect(list(40, { 3: 0.2, 25: 0.9 }, { names: { 38: 4 }, accepts })).toEqual([3]);
  });

  it('gives no more of a large site than can be shown, and the best of it', () => {
    const count = 5 * maxRanked;
    const worths = Object.fromEntries(Array.from({ length: count }, (_, at) => [at, at / count]));
    const found = list(count, worths);
    expect(found).toHaveLength(maxRanked);
    expect(found[0]).toBe(count - 1);
    expect(found.at(-1)).toBe(count - maxRanked);
  });
});
