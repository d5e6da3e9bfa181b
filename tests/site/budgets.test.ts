import { expect, it } from '@rstest/core';
import baseline from '../../bench/sizes.json';
import { findGrowth, measureSizes } from '../../bench/sizes.mjs';
import { outputFolder } from '../support/builtSite';
import { routes } from '../support/routes';
import { weighPage } from '../support/weighPage';

const pages = routes.map(({ route, file }) => ({ route, html: 0, ...weighPage(file) }));
it('no size exceeds its budget, or what was accepted by more than 5 %', () => {
  expect(findGrowth(measureSizes(pages, outputFolder), baseline)).toEqual([]);
});

it('a page needs no script and one more request at most before the reader does anything', () => {
  const heavy = pages.filter((page) => page.requests > 2 || page.scriptsBeforeIntent > 0);
  expect(heavy.map(({ route }) => route)).toEqual([]);
});

it('a Chinese page is at most 9 % heavier than the English one in the median, none 15 %', () => {
  const weights = new Map(pages.map(({ route, transfer }) => [route, transfer]));
  const growth = pages.flatMap(({ route, transfer }) => {
    const source = weights.get(route.replace(/^\/zh\//, '/'));
    return route.startsWith('/zh/') && source ? [{ route, share: transfer / source - 1 }] : [];
  });
  const sorted = growth.map(({ share }) => share).sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(90);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(0.09);
  expect(growth.filter(({ share }) => share > 0.15)).toEqual([]);
});
