import { describe, expect, it } from '@rstest/core';
import { createAnswerCache } from '../../../../theme/search/answerCache';

describe('createAnswerCache', () => {
  it('keeps a hundred answers and lets the oldest go', () => {
    const cache = createAnswerCache<number>();
    for (let count = 0; count < 101; count++) cache.set(`query ${count}`, count);
    expect(cache.get('query 0')).toBeUndefined();
    expect(cache.get('query 1')).toBe(1);
    expect(cache.get('query 100')).toBe(100);
  });

  it('keeps what is asked for again', () => {
    const cache = createAnswerCache<number>();
    for (let count = 0; count < 100; count++) cache.set(`query ${count}`, count);
    expect(cache.get('query 0')).toBe(0);
    cache.set('one more', 100);
    expect(cache.get('query 0')).toBe(0);
    expect(cache.get('query 1')).toBeUndefined();
  });

  it('takes the later of two answers', () => {
    const cache = createAnswerCache<number>();
    cache.set('dts', 1);
    cache.set('dts', 2);
    expect(cache.get('dts')).toBe(2);
  });
});
