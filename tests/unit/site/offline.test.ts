import { expect, it } from '@rstest/core';
import { getVersionCache, isOfflineCache, listSpellings } from '../../../site/offline';

it('looks for a page under every way its address may be written, as it is written first', () => {
  expect(listSpellings('/guide/start')).toEqual(['/guide/start', '/guide/start/']);
  expect(listSpellings('/guide/start/')).toEqual(['/guide/start/', '/guide/start']);
  expect(listSpellings('/guide/start/index.html')).toEqual([
    '/guide/start/index.html',
    '/guide/start',
    '/guide/start/',
  ]);
  expect(listSpellings('/')).toEqual(['/']);
});

it('names caches so that /sw.js spares them', () => {
  expect(getVersionCache('0123456789')).toMatch(/^rslib-docs-/);
  expect(isOfflineCache(getVersionCache('0123456789'))).toBe(true);
  expect(isOfflineCache('rslib-docs-scroll')).toBe(false);
});
