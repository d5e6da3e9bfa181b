import { describe, expect, it } from '@rstest/core';
import { getMedian, getPercentile } from '../../../bench/figures.mjs';
import { findStaleReports } from '../../../bench/reports.mjs';
import { formatWeights } from '../../../bench/site.mjs';

describe('figures', () => {
  it('have a value that so many do not exceed, and one in the middle', () => {
    expect(getPercentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(getPercentile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(getPercentile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(getMedian([3, 9, 1])).toBe(3);
  });
});

it('pages are listed with the heaviest first, and summed up', () => {
  const weights = { style: 5, requests: 1, scriptsBeforeIntent: 0, scriptsAfterIntent: 7 };
  const text = formatWeights([
    { route: '/', html: 30, transfer: 10, ...weights },
    { route: '/long', html: 90, transfer: 40, ...weights },
  ]);
  expect(text.indexOf('/long')).toBeLessThan(text.search(/^\/ /m));
  expect(text).toContain('median 10 B, 95th percentile 40 B of 2 pages');
});

it('reports of bench/ say what their figures say, or `npm run bench -- reports` writes them', async () => {
  expect(await findStaleReports()).toEqual([]);
});
