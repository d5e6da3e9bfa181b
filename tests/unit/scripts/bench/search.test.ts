import { expect, it } from '@rstest/core';
import { formatSearch } from '../../../../scripts/bench/formatSearch.mjs';

it('counts the worker as often as the page is slowed, and names the slowest', () => {
  const text = formatSearch({
    slowdown: 4,
    queries: [
      { query: 'dts', worker: 2.5, page: 20 },
      { query: 'format', worker: 5, page: 21.5 },
    ],
  });
  expect(text).toMatch(/30\.0 = 4 × +2\.5 worker \+ +20\.0 page +dts/);
  expect(text).toContain('slowest: 41.5');
});
