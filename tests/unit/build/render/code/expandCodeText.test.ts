import { expect, test } from '@rstest/core';
import { expandCodeText } from '../../../../../build/render/code/expandCodeText';

const expand = (source: string): string =>
  expandCodeText(
    source,
    { folder: 'tests/fixtures/code', docs: 'docs' },
    { error: 'Error', warning: 'Warning' },
  );

test('code keeps its title and loses what decorates it', () => {
  const fence =
    '```ts title="a.ts" config case="b" {1} /a/ fold height=100\na(); // [!code focus]\n```';
  expect(expand(`# A\n\n${fence}\n\nText.\n`)).toBe(
    '# A\n\n```ts title="a.ts"\na();\n```\n\nText.\n',
  );
});

test('lines that come and go make it a diff', () => {
  expect(expand('```ts\na\nb // [!code --]\nc // [!code ++]\n```')).toBe(
    '```diff\n a\n-b\n+c\n```',
  );
});

test('lines that are marked as wrong or doubtful say so in their comment', () => {
  expect(expand('```ts\na, // [!code error]\nb, // [!code warning:2]\nc\n```')).toBe(
    '```ts\na, // Error\nb, // Warning\nc\n```',
  );
  expect(expand('```mdx fragment\na // [!code error]\n```')).toBe(
    '```mdx\na // [!code error]\n```',
  );
});

test('code of a file is there', () => {
  expect(expand('```ts file="./slugs.ts" region="slug" module\n```')).toBe(
    "```ts\nexport function toSlug(title: string): string {\n  return splitWords(title).join('-');\n}\n```",
  );
});

test('it stays in its list, its quote, and around other fences', () => {
  expect(expand('1. A\n\n   ```ts module\n   a\n   b\n   ```\n')).toBe(
    '1. A\n\n   ```ts\n   a\n   b\n   ```\n',
  );
  expect(expand('> ```ts module\n> a\n> b\n> ```\n')).toBe('> ```ts\n> a\n> b\n> ```\n');
  expect(expand('````mdx fragment\n```ts\na // [!code ++]\n```\n````')).toBe(
    '````mdx\n```ts\na // [!code ++]\n```\n````',
  );
});

test('a page that names code which is not there stays as it is', () => {
  const source = '```ts module\na\n```\n\n```ts file="./nope.ts"\n```';
  expect(expand(source)).toBe(source);
});
