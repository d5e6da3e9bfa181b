import { expect, test } from '@rstest/core';
import { breadcrumbTrail } from '../../../../../build/publish/headTags/breadcrumbTrail';

const titles: Record<string, string> = {
  '/': 'Rslib',
  '/config/': 'Config',
  '/config/lib': 'lib',
  '/config/lib/format': 'lib.format',
  '/guide/start/': 'Introduction',
  '/guide/start/quick-start': 'Quick start',
  '/zh/': 'Rslib',
  '/zh/guide/start/': '介绍',
};
const trail = (routePath: string, home = '/') =>
  breadcrumbTrail(routePath, home, (path) => titles[path]).map((crumb) => crumb.routePath);

test('leads from home to the page', () => {
  expect(trail('/config/lib/format')).toEqual([
    '/',
    '/config/',
    '/config/lib',
    '/config/lib/format',
  ]);
});

test('leaves out folders without a page', () => {
  expect(trail('/guide/start/quick-start')).toEqual([
    '/',
    '/guide/start/',
    '/guide/start/quick-start',
  ]);
});

test('ends at an index page once', () => {
  expect(trail('/guide/start/')).toEqual(['/', '/guide/start/']);
  expect(trail('/')).toEqual(['/']);
});

test('starts at the home of the page’s language', () => {
  expect(trail('/zh/guide/start/', '/zh/')).toEqual(['/zh/', '/zh/guide/start/']);
});
