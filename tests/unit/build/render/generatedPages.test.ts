import { describe, expect, it, test } from '@rstest/core';
import { type ListablePage, listSections } from '../../../../build/render/generatedPages/allPages';
import { listOptions, listRsbuildOptions } from '../../../../build/render/generatedPages/overview';

describe('listOptions', () => {
  const options = [
    { path: 'dts', stated: '`false`' },
    { path: 'dts.bundle', stated: '`false`' },
    { path: 'dts.tsgo', stated: '`true` when the installed package is version 7.' },
    { path: 'umdName', stated: '`undefined`' },
    { path: 'redirect', stated: '`{}`' },
    { path: 'redirect.js', stated: undefined },
  ];
  const heading = (text: string) => ({ id: text.replace('.', ''), text, depth: 3 });
  const list = (...pages: Parameters<typeof listOptions>[0]) => listOptions(pages, options);

  test('a page about an option lists the options below it, with literal defaults', () => {
    const [dts] = list({
      routePath: '/config/lib/dts',
      title: 'lib.dts',
      headings: [heading('dts.bundle'), heading('Two formats')],
    });
    expect(dts).toMatchObject({ title: 'lib.dts', note: 'false' });
    expect(dts?.headings).toEqual([
      { id: 'dtsbundle', text: '`dts.bundle`', depth: 0, note: 'false' },
      { id: '', text: '`dts.tsgo`', depth: 0 },
    ]);
  });

  test('an address in kebab case is that of an option in camel case', () => {
    const page = { routePath: '/config/lib/umd-name', title: 'lib.umdName', headings: [] };
    expect(list(page).map(({ title }) => title)).toEqual(['lib.umdName', '`dts`', '`redirect`']);
  });
});

describe('listRsbuildOptions', () => {
  const options = ['output.distPath', 'source.include', 'splitChunks'].map((path) => ({ path }));

  function listHeadings(routePath: string, ...texts: string[]): string[] {
    const headings = texts.map((text) => ({ id: text, text, depth: 2 }));
    const [page] = listRsbuildOptions([{ routePath, title: 'A page', headings }], options);
    return page?.headings.map(({ text }) => text) ?? [];
  }

  test('pages about options of Rsbuild list the headings that name options', () => {
    expect(
      listHeadings(
        '/zh/config/rsbuild/output',
        'What applies to a library',
        '`output.distPath`',
        '`source.include` and `source.exclude`',
        '`splitChunks`、`source.include` 和 `source.exclude`',
        '`output` in an item',
        '`DEBUG`',
        'Related',
      ),
    ).toEqual([
      '`output.distPath`',
      '`source.include` and `source.exclude`',
      '`splitChunks`、`source.include` 和 `source.exclude`',
    ]);
    expect(listHeadings('/config/rsbuild', '`splitChunks`', 'Related')).toEqual(['`splitChunks`']);
  });

  test('options that no heading names follow those that one does', () => {
    expect(listHeadings('/config/rsbuild/source', '`source.entry`')).toEqual([
      '`source.entry`',
      '`source.include`',
    ]);
  });
});

describe('listSections', () => {
  const sections = { guide: { en: 'Guide', zh: '指南' }, config: { en: 'Config', zh: '配置' } };
  const sidebar = {
    '/config/': [{ text: 'Overview', link: '/config/' }],
    '/guide/': [
      {
        text: 'Start',
        items: [
          { text: 'Quick start', link: '/guide/start/quick-start' },
          { text: 'Introduction', link: '/guide/start/index' },
        ],
      },
    ],
  };
  const createPage = (routePath: string, lang = 'en'): [string, ListablePage] => [
    routePath,
    { routePath, title: routePath, lang, toc: [{ id: 'build', text: 'Build', depth: 2 }] },
  ];
  const routes = ['/proof', '/guide/odd', '/guide/start/', '/guide/start/quick-start', '/config/'];
  const list = (language: string, ...more: [string, ListablePage][]) =>
    listSections({
      pages: new Map([...routes.map((route) => createPage(route)), ...more]),
      sidebar,
      sections,
      language,
    });

  it('holds every page once, by section and group, in the order of the sidebar', () => {
    const shown = list('en').map(({ title, groups }) => [
      title,
      groups.map((group) => [group.title, group.pages.map(({ href }) => href)]),
    ]);
    expect(shown).toEqual([
      [
        'Guide',
        [
          ['', ['/guide/odd']],
          ['Start', ['/guide/start/quick-start', '/guide/start/']],
        ],
      ],
      ['Config', [['', ['/config/']]]],
      ['', [['', ['/proof']]]],
    ]);
  });

  it('leaves out headings that many pages have and that tell nothing of a page', () => {
    const toc = ['Use', 'Options', 'Related', 'Next'].map((text) => {
      return { id: text.toLowerCase(), text, depth: 2 };
    });
    const [route, page] = createPage('/proof');
    const listed = list('en', [route, { ...page, toc }]).at(-1)?.groups[0]?.pages[0];
    expect(listed?.headings.map(({ text }) => text)).toEqual(['Options']);
  });

  it('lists a translated page in its language, others as they are, and says so', () => {
    const [guide] = list('zh', createPage('/zh/guide/start/', 'zh'));
    expect(guide?.title).toBe('指南');
    expect(guide?.groups[1]).toMatchObject({
      title: 'Start',
      pages: [
        { href: '/guide/start/quick-start', lang: 'en' },
        { href: '/zh/guide/start/', headings: [{ id: 'build', text: 'Build' }] },
      ],
    });
    expect(guide?.groups[1]?.pages[1]).not.toHaveProperty('lang');
  });
});
