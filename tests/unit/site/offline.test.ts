import { expect, it } from '@rstest/core';
import { listSpellings } from '../../../site/offline';

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
