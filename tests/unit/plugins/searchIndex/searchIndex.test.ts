import { describe, expect, it } from '@rstest/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { searchIndex } from '../../../../plugins/searchIndex';

const plugin = searchIndex();

const configure = async (config: UserConfig) =>
  plugin.config?.(config, { addPlugin: () => undefined, removePlugin: () => undefined }, true);

const createPage = (): PageIndexInfo => ({
  title: '`lib.dts`',
  content: 'Intro.\n\nlib.dts.bundle\n\nText.',
  routePath: '/config/lib/dts',
  lang: 'en',
  version: '',
  toc: [{ id: 'bundle', text: '`lib.dts.bundle`', depth: 2, charIndex: 8 }],
  frontmatter: { title: 'dts', description: 'd', keywords: ['类型声明', 7] } as never,
  description: 'Writes declarations.',
  _filepath: '/docs/en/config/lib/dts.mdx',
  _relativePath: 'en/config/lib/dts.mdx',
  _flattenContent: 'Intro.\n\n## `lib.dts.bundle`\n\n```ts\nbundledPackages\n```\n',
});

describe('searchIndex', () => {
  it('tells the theme whether search is on', async () => {
    expect((await configure({}))?.themeConfig?.search).toBe(true);
    const off = await configure({ search: false });
    expect(off?.themeConfig?.search).toBe(false);
    expect(off?.search).toBe(false);
  });

  it('hands the settings of the theme on, unless search is off', async () => {
    const search = { remote: { url: 'https://a.example', indexes: [] } };
    const themeConfig = { search } as object;
    expect((await configure({ themeConfig }))?.themeConfig).toEqual({ search });
    expect((await configure({ themeConfig, search: false }))?.themeConfig).toEqual({
      search: false,
    });
    expect((await configure({ themeConfig: { search: false } as object }))?.themeConfig).toEqual({
      search: false,
    });
  });

  it('leaves code to extractNames unless told otherwise', async () => {
    expect((await configure({}))?.search).toEqual({ codeBlocks: false });
    expect((await configure({ search: { codeBlocks: true } }))?.search).toEqual({
      codeBlocks: true,
    });
  });

  it('writes keywords of a section behind its heading', async () => {
    const page = createPage();
    page.frontmatter = { sectionKeywords: { bundle: ['one file', '合并'] } } as never;
    await plugin.modifySearchIndexData?.([page], true);
    const { content } = JSON.parse(JSON.stringify(page)) as { content: string };
    expect(content).toBe('Intro.\n\f\flib.dts.bundle\vone file\v合并\nText.');
  });

  it('writes what the dialog reads, and leaves the page itself whole', async () => {
    const page = createPage();
    await plugin.modifySearchIndexData?.([page], true);
    expect(JSON.parse(JSON.stringify({ ...page }))).toEqual({
      routePath: '/config/lib/dts',
      lang: 'en',
      title: 'lib.dts',
      description: 'Writes declarations.',
      frontmatter: { keywords: ['类型声明'] },
      content: 'Intro.\n\f\flib.dts.bundle\nText.',
      ids: { 0: 'bundle' },
      names: ['', 'bundledPackages'],
    });
    await plugin.extendPageData?.(page, true);
    expect(page).toEqual(createPage());
  });
});
