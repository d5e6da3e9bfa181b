import { describe, expect, it } from '@rstest/core';
import { readAnswer } from '../../../../../theme/search/remote/createRemoteProvider';

describe('readAnswer', () => {
  it('takes the hits of each group, by index', () => {
    const answer = [
      { index: 'rsbuild', hits: [1] },
      { index: 'rspack', hits: [] },
    ];
    expect([...readAnswer(answer)]).toEqual([
      ['rsbuild', [1]],
      ['rspack', []],
    ]);
  });

  it('takes nothing of what is no group, and the first of two', () => {
    const answer = [null, 7, 'x', [], { index: 3, hits: [] }, { index: 'a', hits: {} }];
    expect(readAnswer(answer).size).toBe(0);
    const twice = [
      { index: 'a', hits: [1] },
      { index: 'a', hits: [2] },
    ];
    expect(readAnswer(twice).get('a')).toEqual([1]);
  });

  it.each([{ groups: [] }, null, 'x', 7])('refuses %j, which is no list', (answer) => {
    expect(() => readAnswer(answer)).toThrow('The search service answered without a list.');
  });
});
