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
