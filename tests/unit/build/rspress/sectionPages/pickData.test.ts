import { expect, test } from '@rstest/core';
import { groupSections } from '../../../../../build/rspress/sectionPages/groupSections';
import {
  dropSidebars,
  listRests,
  pickSidebars,
  replacePages,
} from '../../../../../build/rspress/sectionPages/pickData';

const toPage = (routePath: string) => ({
  routePath,
  title: 'Title',
  lang: 'en',
  version: '',
  _relativePath: `en${routePath}.mdx`,
  lastUpdatedTime: '2026-01-01',
});
const toRoute = (routePath: string, relativePath = `en${routePath}.mdx`) => ({
  routePath,
  relativePath,
  lang: 'en',
  version: '',
});
const pages = [toPage('/guide/b'), toPage('/guide/a')];
const write = (value: unknown) => JSON.stringify(value, null, 2);
const data = `export const pageData = ${write({ pages })};\n          export const searchIndexHash = {"a": "b"};`;
const links = (name: string) => [{ text: name, link: `${name}.html`, _fileKey: name }];
const site = {
  base: '/',
  themeConfig: {
    locales: [
      { lang: 'en', sidebar: { '/guide': links('/guide'), '/guide/start': links('/start') } },
      { lang: 'zh', sidebar: { '/zh/guide': links('/zh') } },
    ],
  },
};
const siteModule = `export default ${write(site)}`;
const pickFor = (...paths: string[]) => {
  const [section] = groupSections(paths.map((path) => toRoute(path)));
  return section && JSON.parse(pickSidebars(siteModule, section).replace('export default ', ''));
};

test('the list of pages is replaced, what stands beside it stays', () => {
  expect(replacePages(data, (all) => all.map(({ routePath }) => ({ routePath })))).toBe(
    'export const pageData = {"pages":[{"routePath":"/guide/b"},{"routePath":"/guide/a"}]};\n' +
      'export const searchIndexHash = {"a": "b"};',
  );
});

test('modules that are written otherwise are refused', () => {
  expect(() => replacePages('export const pages = [];', () => [])).toThrow('virtual-page-data');
  expect(() => dropSidebars('const site = {}')).toThrow('virtual-site-data');
  expect(() => dropSidebars('export default {"themeConfig":{}}')).toThrow('virtual-site-data');
});

test('a section brings of each page, in the order of its routes, what a route does not tell', () => {
  const [date] = pages;
  expect(listRests(pages, [toRoute('/guide/a'), toRoute('/none'), toRoute('/guide/b')])).toEqual([
    { lastUpdatedTime: date?.lastUpdatedTime },
    {},
    { lastUpdatedTime: date?.lastUpdatedTime },
  ]);
  expect(listRests(pages, [toRoute('/guide/a', 'elsewhere.mdx')])).toEqual([
    { lastUpdatedTime: date?.lastUpdatedTime, _relativePath: 'en/guide/a.mdx' },
  ]);
});

test('the entry has no sidebar, and all else of the site', () => {
  const left = JSON.parse(dropSidebars(siteModule).replace('export default ', ''));
  expect(left.base).toBe('/');
  expect(left.themeConfig.locales).toEqual([
    { lang: 'en', sidebar: {} },
    { lang: 'zh', sidebar: {} },
  ]);
});

test('a section has the sidebars of its pages, without the framework’s notes', () => {
  expect(pickFor('/guide/a', '/guide/b')).toEqual({
    '/guide': [{ text: '/guide', link: '/guide.html' }],
  });
  expect(Object.keys(pickFor('/guide/start/a', '/guide/b'))).toEqual(['/guide', '/guide/start']);
  expect(pickFor('/other/a', '/other/b')).toEqual({});
});
