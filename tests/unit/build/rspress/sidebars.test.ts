import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { listFiles } from '../../../../build/read/files';
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

it('no label is a key of i18n.json, whose text Rspress would show in its place', () => {
  const keys = Object.keys(JSON.parse(readFileSync('i18n.json', 'utf8')) as object);
  const labels = listFiles(path.resolve('docs/en'))
    .filter((file) => file.endsWith('_meta.json'))
    .flatMap((file) => JSON.parse(readFileSync(path.resolve('docs/en', file), 'utf8')) as unknown[])
    .flatMap((entry) => (entry as { label?: string }).label ?? []);
  expect(labels).toContain('format');
  expect(labels.filter((label) => keys.includes(label))).toEqual([]);
});
