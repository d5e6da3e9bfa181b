import { expect, test } from '@rstest/core';
import { groupSections } from '../../../../../build/rspress/sectionPages/groupSections';
import {
  readLoaders,
  writeRoutes,
  writeSection,
} from '../../../../../build/rspress/sectionPages/writeRoutes';

const pages = ['a', 'b'].map((name) => ({
  routePath: `/guide/${name}`,
  relativePath: `en/guide/${name}.mdx`,
  lang: 'en',
  version: '',
}));
const [section] = groupSections(pages);
const framework = [
  "import React from 'react';",
  ...pages.flatMap((_, index) => [
    `const loadRoute${index} = () => import(/* webpackChunkName: "route-${index}" */ "/docs/${index}.mdx")`,
    `const Route${index} = lazyWithPreload(loadRoute${index})`,
  ]),
  'export const routes = [',
].join('\n');

test('each page is loaded as the framework would', () => {
  expect(readLoaders(framework, 2)).toEqual([
    { code: 'import(/* webpackChunkName: "route-0" */ "/docs/0.mdx")', chunk: 'route-0' },
    { code: 'import(/* webpackChunkName: "route-1" */ "/docs/1.mdx")', chunk: 'route-1' },
  ]);
});

test('a list of routes that is written otherwise is refused', () => {
  expect(() => readLoaders(framework, 3)).toThrow('sectionPages');
  expect(() => readLoaders(framework.replaceAll('loadRoute', 'load'), 2)).toThrow('sectionPages');
  expect(() => readLoaders(framework.replace('routes = [', 'routes = list('), 2)).toThrow(
    'sectionPages',
  );
});

test('the entry has addresses, and no page’s file or script', () => {
  const code = writeRoutes(section ? [section] : [], '/routes.ts');
  expect(code).toContain('"prefix":"/guide/","paths":"a\\nb"');
  expect(code).toContain('"virtual-routes?section=section-en-guide"');
  expect(code).not.toMatch(/\.mdx|route-\d/);
});

test('a section has files, loaders and scripts in the order of its addresses', () => {
  const code = section ? writeSection(section, readLoaders(framework, 2)) : '';
  expect(code).toContain('files = ["en/guide/a.mdx","en/guide/b.mdx"]');
  expect(code).toContain('"@@page-scripts:route-0,route-1"');
  expect(code.indexOf('0.mdx')).toBeLessThan(code.indexOf('1.mdx'));
});
