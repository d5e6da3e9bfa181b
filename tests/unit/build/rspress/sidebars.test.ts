import { expect, it } from '@rstest/core';
import { readSidebars, shareSidebars } from '../../../../build/rspress/sidebars';

it('a build without sidebars fails; development has none yet', () => {
  const config = { themeConfig: { locales: [{ lang: 'en', label: 'English' }] } };
  expect(() => readSidebars(config, true)).toThrow('no sidebar of en');
  expect(readSidebars(config, false)).toEqual([{ lang: 'en', sidebar: {} }]);
});

it('a folder that lists no page has no sidebar', () => {
  const guide = [{ text: 'My page', link: '/guide/my-page' }];
  const locales = [
    { lang: 'en', sidebar: { '/guide': guide, '/tools': [] } },
    { lang: 'zh', sidebar: { '/zh/tools': [{ text: '转换器', link: '/zh/tools/converter' }] } },
  ];
  shareSidebars(locales);
  expect(locales.map(({ sidebar }) => Object.keys(sidebar))).toEqual([['/guide'], ['/zh/guide']]);
});

it('another language has the same sidebar, with its own labels, titles and addresses', () => {
  const items = [
    { sectionHeaderText: 'Reference' },
    { text: 'My page', link: '/guide/advanced/my-page' },
    { text: 'format', link: '/guide/advanced/format' },
    { text: 'Untranslated', link: '/guide/advanced/other' },
  ];
  const own = [
    { text: '我的页面', link: '/zh/guide/advanced/my-page' },
    { text: 'lib.format', link: '/zh/guide/advanced/format' },
  ];
  const locales = [
    { lang: 'en', sidebar: { '/guide': [{ text: 'Advanced', items }] } },
    { lang: 'zh', sidebar: { '/zh/guide': [{ text: 'advanced', items: own }] } },
  ];
  shareSidebars(locales);
  expect(locales[1]?.sidebar).toEqual({
    '/zh/guide': [
      {
        text: '进阶',
        items: [
          { sectionHeaderText: '参考' },
          { text: '我的页面', link: '/zh/guide/advanced/my-page' },
          { text: 'format', link: '/zh/guide/advanced/format' },
          { text: 'Untranslated', link: '/zh/guide/advanced/other' },
        ],
      },
    ],
  });
});
