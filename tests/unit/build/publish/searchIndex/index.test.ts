import { expect, it } from '@rstest/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { searchIndex } from '../../../../../build/publish/searchIndex';

const plugin = searchIndex({
  terms: new Map<string, Record<string, string[]>>([
    ['en', { '/config/lib/dts': ['types'], '/config/lib/dts#bundle': ['one file'] }],
    ['zh', { '/config/lib/dts': ['类型声明'] }],
  ]),
});

/** The index of these pages, as it is written. */
async function write(...pages: PageIndexInfo[]) {
  await plugin.config?.(
    { lang: 'en' },
    { addPlugin: () => undefined, removePlugin: () => undefined },
    true,
  );
  await plugin.pagesRead?.(pages, true);
  return JSON.parse(JSON.stringify(pages)) as { terms?: string[] }[];
}

const configure = async (config: UserConfig) =>
  plugin.config?.(config, { addPlugin: () => undefined, removePlugin: () => undefined }, true);

const createPage = (): PageIndexInfo => ({
  title: '`lib.dts`',
  content: 'Intro.\n\nlib.dts.bundle\n\nText.',
  routePath: '/config/lib/dts',
  lang: 'en',
  version: '',
  toc: [{ id: 'bundle', text: '`lib.dts.bundle`', depth: 2, charIndex: 8 }],
  frontmatter: { title: 'dts', description: 'd' } as never,
  description: 'Writes declarations.',
  _filepath: '/docs/en/config/lib/dts.mdx',
  _relativePath: 'en/config/lib/dts.mdx',
  _flattenContent: 'Intro.\n\n## `lib.dts.bundle`\n\n```ts\nbundledPackages\n```\n',
});

it('tells the theme whether search is on', async () => {
  expect((await configure({}))?.themeConfig?.search).toBe(true);
  const off = await configure({ search: false });
  expect(off?.themeConfig?.search).toBe(false);
  expect(off?.search).toBe(false);
});

it('gives the terms of a translation to the page that is translated', async () => {
  const chinese = { ...createPage(), lang: 'zh', routePath: '/zh/config/lib/dts' };
  const [english, translated] = await write(createPage(), chinese);
  expect(english?.terms).toEqual(['types']);
  expect(translated?.terms).toEqual(['types', '类型声明']);
});

it('counts what is common in each language, which has an index of its own', async () => {
  const createTable = (lang: string, at: number): PageIndexInfo => ({
    ...createPage(),
    lang,
    routePath: `/${lang}/${at}`,
    content: 'Intro.\n\nlib.dts.bundle\n\nName\tValue',
  });
  const pages = ['en', 'zh'].map((lang) =>
    Array.from({ length: lang === 'en' ? 9 : 1 }, (_, at) => createTable(lang, at)),
  );
  const written = await write(...pages.flat());
  expect(written.at(-1)).toMatchObject({ id: 0, names: ['', 'bundledPackages Name Value'] });
  expect(written[0]).toMatchObject({ id: 0, names: ['', 'bundledPackages'] });
});

it('writes what the dialog reads, and leaves the page itself whole', async () => {
  const page = createPage();
  const [written] = await write(page);
  expect(written).toEqual({
    id: 0,
    title: 'lib.dts',
    content: 'Intro.\nText.\n',
    toc: [{ id: 'bundle', text: 'lib.dts.bundle', depth: 2, charIndex: 7, terms: ['one file'] }],
    routePath: '/config/lib/dts',
    domain: '',
    lang: 'en',
    description: 'Writes declarations.',
    terms: ['types'],
    names: ['', 'bundledPackages'],
  });
  expect(page).toEqual(createPage());
  await plugin.pagesRead?.([page], true);
  expect(() => plugin.extendPageData?.(page, true)).toThrow('has not written /config/lib/dts');
  expect(page).toEqual(createPage());
});
