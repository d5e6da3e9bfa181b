import { expect, test } from '@rstest/core';
import { findPages } from '../../../../build/read/files';

const find = (name: string) => findPages('docs', name);

test.each(['guide/basic/cli', '/guide/basic/cli/', 'guide/basic/cli.mdx'])(
  '%s is a page in every language',
  (name) => expect(find(name)).toEqual(['en/guide/basic/cli.mdx', 'zh/guide/basic/cli.mdx']),
);

test.each(['docs/zh/offline.mdx', '.\\docs\\zh\\offline.mdx', '/zh/offline'])(
  '%s is a page in one',
  (name) => expect(find(name)).toEqual(['zh/offline.mdx']),
);

test('a folder is its index page', () => {
  expect(find('/')).toEqual(['en/index.mdx', 'zh/index.mdx']);
  expect(find('/zh/')).toEqual(['zh/index.mdx']);
});

test('a name that no page has is refused', () => {
  expect(() => find('guide/gone')).toThrow('There is no page “guide/gone”');
  expect(() => find('docs/zh/_nav.json')).toThrow('There is no page');
});
