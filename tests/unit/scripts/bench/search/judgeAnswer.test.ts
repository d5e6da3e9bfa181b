import { describe, expect, it } from '@rstest/core';
import { judgeAnswer } from '../../../../../scripts/bench/search/judgeAnswer.mjs';

const relevant = { '/a': 3, '/a#use': 3, '/b': 2, '/c#note': 1 };

describe('judgeAnswer', () => {
  it('counts pages once, in the order in which they are seen', () => {
    const { reciprocalRank, isFirst, isInFive } = judgeAnswer(
      ['/x', '/x#one', '/x#two', '/y', '/b#part', '/a'],
      relevant,
    );
    expect(reciprocalRank).toBe(1 / 3);
    expect([isFirst, isInFive]).toEqual([false, true]);
  });

  it('takes what helps much for right, what answers for best', () => {
    expect(judgeAnswer(['/b'], relevant)).toMatchObject({ isFirst: true, isBestFirst: false });
    expect(judgeAnswer(['/a'], relevant)).toMatchObject({ isFirst: true, isBestFirst: true });
    expect(judgeAnswer(['/c'], relevant)).toMatchObject({ isFirst: false, reciprocalRank: 0 });
  });

  it('takes the best there is where nothing helps much', () => {
    expect(judgeAnswer(['/a'], { '/a': 1 })).toMatchObject({ isFirst: true, isBestFirst: true });
  });

  it('looks at ten pages', () => {
    const others = Array.from({ length: 10 }, (_, place) => `/other/${place}`);
    expect(judgeAnswer([...others.slice(1), '/a'], relevant).reciprocalRank).toBe(1 / 10);
    expect(judgeAnswer([...others, '/a'], relevant).reciprocalRank).toBe(0);
  });

  it('gains most by the best order, nothing by other pages', () => {
    expect(judgeAnswer(['/a', '/b', '/c'], relevant).gain).toBe(1);
    const swapped = judgeAnswer(['/b', '/a', '/c'], relevant).gain;
    // (3 + 7/log2 3 + 1/2) / (7 + 3/log2 3 + 1/2)
    expect(swapped).toBeCloseTo((3.5 + 7 / Math.log2(3)) / (7.5 + 3 / Math.log2(3)), 10);
    expect(judgeAnswer(['/x'], relevant).gain).toBe(0);
  });

  it('asks for the section itself, not for its page', () => {
    expect(judgeAnswer(['/a', '/a#use'], relevant)).toMatchObject({
      isSectionFirst: false,
      isSectionInThree: true,
    });
    expect(judgeAnswer(['/a#use'], relevant)).toMatchObject({ isSectionFirst: true });
    expect(judgeAnswer(['/x', '/y', '/z', '/a#use'], relevant)).toMatchObject({
      isSectionInThree: false,
    });
  });

  it('asks for no section where none answers the question', () => {
    const { isSectionFirst, isSectionInThree } = judgeAnswer(['/c#note'], {
      '/a': 3,
      '/c#note': 2,
    });
    expect([isSectionFirst, isSectionInThree]).toEqual([undefined, undefined]);
  });

  it('knows addresses of other tools', () => {
    expect(judgeAnswer(['/a/'], relevant).isFirst).toBe(true);
    expect(judgeAnswer(['/a/index.html'], relevant).isFirst).toBe(true);
    expect(judgeAnswer(['/zh/a.html#use'], relevant).isSectionFirst).toBe(true);
  });

  it('sees when there is nothing', () => {
    expect(judgeAnswer([], relevant)).toMatchObject({
      isEmpty: true,
      reciprocalRank: 0,
      gain: 0,
      isSectionFirst: false,
    });
    expect(judgeAnswer(['/x'], relevant).isEmpty).toBe(false);
  });
});
