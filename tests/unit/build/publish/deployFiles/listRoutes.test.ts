import { expect, it } from '@rstest/core';
import { findUnhashedFiles } from '../../../../../build/publish/deployFiles/findUnhashedFiles';
import { listRoutes } from '../../../../../build/publish/deployFiles/listRoutes';

it('every page has its clean address; error pages, frames and other files have none', () => {
  const files = [
    'index.html',
    'guide/two.html',
    'guide/start/index.html',
    'zh/index.html',
    '404.html',
    'zh/404.html',
    '~demo/a.html',
    'robots.txt',
  ];
  expect(listRoutes(files)).toEqual(['/', '/guide/two', '/guide/start/', '/zh/']);
});

it('files that hosts keep for a year have a hash in their names', () => {
  const files = [
    'static/js/index.00d13eaa9d.js',
    'static/js/lib-react.6a2b6209c8.js.LICENSE.txt',
    'static/search_index.en.2fc0c5dc.json',
    'static/logo.svg',
    'logo.svg',
  ];
  expect(findUnhashedFiles(files)).toEqual(['static/logo.svg']);
});
