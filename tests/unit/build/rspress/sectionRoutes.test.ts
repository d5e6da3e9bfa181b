import { expect, rs, test } from '@rstest/core';
import { createRoutes, lazyWithPreload } from '../../../../build/rspress/sectionRoutes';

const { pages, locales } = rs.hoisted(() => ({
  pages: [] as object[],
  locales: [
    { lang: 'en', sidebar: {} },
    { lang: 'zh', sidebar: {} },
  ],
}));
rs.mock('page-data', () => ({ pageData: { pages } }));
rs.mock('site-data', () => ({ default: { themeConfig: { locales } } }));

const Page = () => null;
const toSection = (load: () => Promise<void> = () => Promise.resolve()) => ({
  paths: '/guide/\n/guide/start',
  lang: 'en',
  version: '',
  load: async () => {
    await load();
    return section;
  },
});
const section = {
  loaders: [() => Promise.resolve({ default: Page }), () => Promise.resolve({ default: Page })],
  pageData: { pages: [{ file: 'en/guide/index.mdx' }, { file: 'en/guide/start.mdx' }] },
  sidebars: { '/guide': ['a'] },
};

test('addresses are known at once, the rest comes with the first page of a section', async () => {
  const routes = createRoutes([toSection()]);
  expect(routes.map(({ path }) => path)).toEqual(['/guide/', '/guide/start']);
  expect(pages).toEqual([]);
  const before = locales[0]?.sidebar;

  expect((await routes[1]?.preload())?.default).toBe(Page);
  expect(routes.map(({ filePath }) => filePath)).toEqual([
    'en/guide/index.mdx',
    'en/guide/start.mdx',
  ]);
  expect(pages).toEqual(section.pageData.pages);
  expect(locales.map(({ sidebar }) => sidebar)).toEqual([section.sidebars, {}]);
  // Another object, or nobody would look again.
  expect(locales[0]?.sidebar).not.toBe(before);

  await routes[0]?.preload();
  expect(pages).toHaveLength(2);
});

test('a section that could not be fetched is asked for again', async () => {
  let isOffline = true;
  const [route] = createRoutes([
    toSection(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve())),
  ]);
  await expect(route?.preload()).rejects.toThrow('offline');
  isOffline = false;
  expect((await route?.preload())?.default).toBe(Page);
});

test('a page is fetched once, however often it is asked for', async () => {
  let count = 0;
  const page = lazyWithPreload(async () => {
    count++;
    return { default: Page };
  });
  expect(await Promise.all([page.preload(), page.preload()])).toEqual([Page, Page]);
  expect(await page.preload()).toBe(Page);
  expect(count).toBe(1);
});
