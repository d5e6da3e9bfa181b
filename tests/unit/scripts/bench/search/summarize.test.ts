import { describe, expect, it } from '@rstest/core';
import { judgeAnswer } from '../../../../../scripts/bench/search/judgeAnswer.mjs';
import { summarize } from '../../../../../scripts/bench/search/summarize.mjs';

const judge = (
  hrefs: string[],
  relevant: Record<string, number>,
  keys: number | undefined = undefined,
) => ({ ...judgeAnswer(hrefs, relevant), keys });

describe('summarize', () => {
  it('takes means over all questions, of sections over those that have one', () => {
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

  it('has no mean of what was not counted', () => {
    const { keys, sectionFirst, count } = summarize([judge(['/a'], { '/a': 3 })]);
    expect([keys, sectionFirst, count]).toEqual([undefined, undefined, 1]);
  });

  it('can be empty', () => {
    expect(summarize([])).toMatchObject({ count: 0, mrr: 0, none: 0, sections: 0 });
  });
});
