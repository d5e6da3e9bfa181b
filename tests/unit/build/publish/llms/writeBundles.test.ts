import { expect, it } from '@rstest/core';
import { writeBundles } from '../../../../../build/publish/llms/writeBundles';

const list = {
  folder: '',
  texts: { heading: 'In one file', all: 'All', pages: '{{count}} pages', verified: '' },
  bundles: [
    { title: 'Guide', file: 'guide/llms.txt', pages: ['/guide/a', '/guide/b', '/guide/unlisted'] },
    { title: 'Empty', file: 'empty/llms.txt', pages: ['/none'] },
  ],
};
const input = {
  list,
  address: { origin: 'https://a.b', base: '/docs/' },
  pages: new Map([
    ['guide/a.md', '# A\n'],
    ['guide/b.md', '# B\n'],
  ]),
  full: `url: x\n${'.'.repeat(1500)}\nurl: y\n`,
};

it('puts the pages of a section into one file, each below its address', () => {
  expect(writeBundles(input).files).toEqual([
    {
      file: 'guide/llms.txt',
      text:
        '---\nurl: https://a.b/docs/guide/a.md\n---\n\n# A\n\n' +
        '---\nurl: https://a.b/docs/guide/b.md\n---\n\n# B\n',
    },
  ]);
});

it('names each file with the number of its pages and its size, the one of all pages first', () => {
  expect(writeBundles(input).section).toBe(
    '\n## In one file\n\n' +
      '- [All](https://a.b/docs/llms-full.txt): 2 pages, 2 kB\n' +
      '- [Guide](https://a.b/docs/guide/llms.txt): 2 pages, 1 kB\n',
  );
});

it('says nothing where no section has pages', () => {
  expect(writeBundles({ ...input, pages: new Map() })).toEqual({ files: [], section: '' });
});
