import { describe, expect, it } from '@rstest/core';
import { countKeys } from '../../../../../scripts/bench/search/countKeys.mjs';

const relevant = { '/shims': 3, '/cjs': 1 };

describe('countKeys', () => {
  it('types until one of the first three results leads to the right page', async () => {
    const asked: string[] = [];
    const keys = await countKeys('shims', relevant, (query) => {
      asked.push(query);
      if (query === 'sh') return ['/a', '/b', '/c', '/shims'];
      return query === 'shi' ? ['/a', '/b', '/shims#use'] : ['/cjs'];
    });
    expect(keys).toBe(3);
    expect(asked).toEqual(['s', 'sh', 'shi']);
  });

  it('counts one key more than the query has where nothing helps', async () => {
    expect(await countKeys('abc', relevant, () => ['/cjs'])).toBe(4);
  });

  it('types characters, not halves of them', async () => {
    expect(await countKeys('𠮷é', relevant, (query) => (query === '𠮷' ? ['/shims'] : []))).toBe(1);
  });
});
