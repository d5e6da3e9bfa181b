import { describe, expect, it } from '@rstest/core';
import { countKeys, judgeAnswer, summarize } from '../../../../bench/search/judge.mjs';

const relevant = { '/a': 3, '/a#use': 3, '/b': 2, '/c#note': 1 };

describe('judgeAnswer', () => {
  it('counts pages once, in the order in which they are seen', () => {
    const hrefs = ['/x', '/x#one', '/x#two', '/y', '/b#part', '/a'];
    expect(judgeAnswer(hrefs, relevant).rank).toBe(3);
  });

  it('takes what helps much for right, what answers for best', () => {
    expect(judgeAnswer(['/b'], relevant)).toMatchObject({ rank: 1, isBestFirst: false });
    expect(judgeAnswer(['/a'], relevant)).toMatchObject({ rank: 1, isBestFirst: true });
    expect(judgeAnswer(['/c'], relevant)).toMatchObject({ rank: 0 });
  });

  it('gains most by the best order, nothing by other pages', () => {
    expect(judgeAnswer(['/a', '/b', '/c'], relevant).gain).toBe(1);
    const swapped = judgeAnswer(['/b', '/a', '/c'], relevant).gain;
    // (3 + 7/log2 3 + 1/2) / (7 + 3/log2 3 + 1/2)
    expect(swapped).toBeCloseTo((3.5 + 7 / Math.log2(3)) / (7.5 + 3 / Math.log2(3)), 10);
    expect(judgeAnswer(['/x'], relevant).gain).toBe(0);
  });

  it('asks for the section itself, not for its page', () => {
    expect(judgeAnswer(['/a', '/a#use'], relevant).isSectionFirst).toBe(false);
    expect(judgeAnswer(['/a#use'], relevant).isSectionFirst).toBe(true);
  });
});

describe('countKeys', () => {
  const shims = { '/shims': 3, '/cjs': 1 };

  it('types until one of the first three results leads to the right page', async () => {
    const asked: string[] = [];
    const keys = await countKeys('shims', shims, (query) => {
      asked.push(query);
      if (query === 'sh') return ['/a', '/b', '/c', '/shims'];
      return query === 'shi' ? ['/a', '/b', '/shims#use'] : ['/cjs'];
    });
    expect(keys).toBe(3);
    expect(asked).toEqual(['s', 'sh', 'shi']);
  });
});

const judge = (
  hrefs: string[],
  relevant: Record<string, number>,
  keys: number | undefined = undefined,
) => ({ ...judgeAnswer(hrefs, relevant), keys });

it('summarize takes means over all questions, of sections over those that have one', () => {
  const summary = summarize([
    judge(['/a#x', '/b'], { '/a': 3, '/a#x': 3 }, 4),
    judge(['/b', '/a'], { '/a': 3 }, 6),
    judge([], { '/a': 3, '/a#x': 3 }, 2),
    judge(['/a'], { '/a': 2 }, 8),
  ]);
  expect(summary).toMatchObject({
    count: 4,
    mrr: (1 + 0.5 + 0 + 1) / 4,
    first: 0.5,
    bestFirst: 0.5,
    five: 0.75,
    none: 0.25,
    sections: 2,
    sectionFirst: 0.5,
    keys: 5,
  });
});
