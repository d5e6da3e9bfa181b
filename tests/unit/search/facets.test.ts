import { expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { readPage } from '../../../build/read/page';
import { isOfErrors, isOfLinks, isOfTroubleshooting } from '../../../site/sharedHeadings';
import { getFacet } from '../../../search/facets';

it.each([
  ['/config/lib/dts', 'config'],
  ['/config/', 'config'],
  ['/zh/config/lib/dts', 'config'],
  ['/api/javascript-api/core', 'api'],
  ['/releases/0-18', 'releases'],
  ['/zh/releases/', 'releases'],
  ['/guide/start/', 'guide'],
  ['/framework/vue', 'guide'],
  ['/', 'guide'],
  ['/guide/faq/exceptions', 'errors'],
  ['/zh/guide/faq/exceptions', 'errors'],
])('of the page %s is %s', (routePath, facet) => {
  expect(getFacet(routePath)).toBe(facet);
});

it('of a section that tells of errors is errors, wherever it is', () => {
  const routePath = '/config/lib/dts';
  expect(getFacet(routePath, ['errors', 'a-type-error'])).toBe('errors');
  expect(getFacet(routePath, ['what-can-go-wrong'])).toBe('errors');
  expect(getFacet(routePath, ['dtsabortonerror'])).toBe('config');
});

it('knows the shared headings of every language alike, by their ids', () => {
  for (const language of ['en', 'zh']) {
    const source = readFileSync(`docs/${language}/config/lib/dts.mdx`, 'utf8');
    const ids = readPage(source).headings.map(({ id }) => id);
    expect(ids.filter(isOfTroubleshooting)).toContain('interactions-and-traps');
    expect(ids.filter(isOfErrors)).toEqual(['errors']);
    expect(ids.filter(isOfLinks)).toEqual(['related']);
  }
});
