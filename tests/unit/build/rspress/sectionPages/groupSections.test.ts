import { expect, test } from '@rstest/core';
import { groupSections } from '../../../../../build/rspress/sectionPages/groupSections';

const toRoute = (routePath: string, lang = 'en', version = '') => ({
  routePath,
  relativePath: `${routePath}.mdx`,
  lang,
  version,
});
const group = (...routes: ReturnType<typeof toRoute>[]) =>
  groupSections(routes).map(({ name, prefix, routes: own }) => [
    name,
    prefix,
    ...own.map(({ routePath }) => routePath.slice(prefix.length)),
  ]);

test('pages below one folder are a section, whatever order they come in', () => {
  expect(
    group(toRoute('/guide/'), toRoute('/api/a'), toRoute('/guide/start/a'), toRoute('/api/b')),
  ).toEqual([
    ['section-en-guide', '/guide/', '', 'start/a'],
    ['section-en-api', '/api/', 'a', 'b'],
  ]);
});

test('pages that are alone in their folder stand with those in none', () => {
  expect(group(toRoute('/'), toRoute('/tools/one'), toRoute('/about'))).toEqual([
    ['section-en', '/', '', 'tools/one', 'about'],
  ]);
});

test('languages and versions are apart, and no folders', () => {
  expect(
    group(
      toRoute('/guide/a'),
      toRoute('/guide/b'),
      toRoute('/zh/guide/a', 'zh'),
      toRoute('/zh/guide/b', 'zh'),
      toRoute('/v1/zh/guide/a', 'zh', 'v1'),
      toRoute('/v1/zh/guide/b', 'zh', 'v1'),
    ).map(([name]) => name),
  ).toEqual(['section-en-guide', 'section-zh-guide', 'section-zh-v1-guide']);
});

test('every page is in one section, in the order of the routes', () => {
  const routes = ['/', '/a/1', '/b', '/a/2'].map((path) => toRoute(path));
  const found = groupSections(routes).flatMap((section) => section.routes);
  expect(found).toHaveLength(routes.length);
  expect(new Set(found)).toEqual(new Set(routes));
});
