import { expect, rs, test } from '@rstest/core';
import { createRoutes } from '../../../../theme/navigation/sectionRoutes';

const { pages, locales } = rs.hoisted(() => ({
  pages: [] as object[],
  locales: [
    { lang: 'en', sidebar: {} },
    { lang: 'zh', sidebar: {} },
  ],
}));
rs.mock('virtual-page-data', () => ({ pageData: { pages } }));
rs.mock('virtual-site-data', () => ({ default: { themeConfig: { locales } } }));

const Page = () => null;
const toSection = (load: () => Promise<void> = () => Promise.resolve()) => ({
  prefix: '/guide/',
  paths: '\nstart',
  lang: 'en',
  version: '',
  load: async () => {
    await load();
    return section;
  },
});
const section = {
  loaders: [() => Promise.resolve({ default: Page }), () => Promise.resolve({ default: Page })],
  files: ['en/guide/index.mdx', 'en/guide/start.mdx'],
  pages: [{ lastUpdatedTime: 'today' }, {}],
  sidebars: { '/guide': ['a'] },
  scripts: {},
};

test('addresses are known at once, what stands beside a page with the first of its section', async () => {
  const routes = createRoutes([toSection()]);
  expect(routes.map(({ path }) => path)).toEqual(['/guide/', '/guide/start']);
  expect(pages).toEqual([]);
  const before = locales[0]?.sidebar;

  expect((await routes[1]?.preload())?.default).toBe(Page);
  expect(routes.map(({ filePath }) => filePath)).toEqual(section.files);
  expect(pages).toEqual([
    {
      routePath: '/guide/',
      lang: 'en',
      version: '',
      _relativePath: 'en/guide/index.mdx',
      lastUpdatedTime: 'today',
    },
    { routePath: '/guide/start', lang: 'en', version: '', _relativePath: 'en/guide/start.mdx' },
  ]);
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
