import { describe, expect, it } from '@rstest/core';
import { findGrowth, type Sizes } from '../../../bench/sizes.mjs';

const sizes: Sizes = {
  medianPage: 10_240,
  percentile95Page: 20_480,
  allPagesList: 20_480,
  largestStyle: 5120,
  headScript: 2048,
  medianScripts: 102_400,
  largestScripts: 112_640,
  largestTranslation: 112_640,
  searchScripts: 20_480,
};
const baseline = { reason: 'First.', sizes };

describe('sizes of the site', () => {
  it('may stay, shrink, and grow by 5 %', () => {
    expect(findGrowth(sizes, baseline)).toEqual([]);
    expect(findGrowth({ ...sizes, medianPage: 5000, searchScripts: 1 }, baseline)).toEqual([]);
    expect(findGrowth({ ...sizes, medianPage: 10_752 }, baseline)).toEqual([]);
  });

  it('may not grow by more: says what grew, by how much, and what to do', () => {
    expect(findGrowth({ ...sizes, medianPage: 11_264 }, baseline)).toEqual([
      'median page before: 11.0 KiB, +10.0 % from 10.0 KiB. Make it smaller, or accept it: ' +
        'npm run bench -- sizes --accept "<reason>".',
    ]);
  });

  it('may not exceed their budgets, whatever was accepted', () => {
    const large = { ...sizes, medianPage: 16_384 };
    expect(findGrowth(large, { reason: 'Large.', sizes: large })).toEqual([
      'median page before: 16.0 KiB, 0.5 KiB over the budget of 15.5 KiB. Make it smaller.',
    ]);
  });
});
