import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readLess } from '../../../../../build/publish/llms/readLess';

const rewrite = (url: string) => `https://a.b${url}.md`;

/** What comes out, and which kinds of nodes a tree was made of. */
function read(source: string): { text: string; types: string[] } {
  const types: string[] = [];
  const text = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(readLess, rewrite)
    .use(() => (tree: Root) => visit(tree, (node) => void types.push(node.type)))
    .use(remarkStringify)
    .processSync({ value: source, path: 'docs/en/a.mdx' })
    .toString();
  return { text, types: types.slice(1) };
}

test('plain Markdown goes on as it was written, with its links rewritten', () => {
  const source = '# A `<b>`\n\n- one\n\n  two\n- [x](/x) and ![](/y)\n\n> quote \\<c>\n';
  const { text, types } = read(source);
  expect(text).toBe(
    source.replace('(/x)', '(https://a.b/x.md)').replace('(/y)', '(https://a.b/y.md)'),
  );
  expect(new Set(types)).toEqual(new Set(['html']));
});

test('code keeps its links', () => {
  const source = '`[x](/x)` and ``[`](/x)``\n\n```md\n[x](/x)\n\n[y](/y)\n```\n';
  expect(read(source).text).toBe(source);
});

test('the links of a list that holds code are those of its text', () => {
  const source = '1. [x](/x):\n\n   ```md\n   [x](/x)\n   ```\n\n2. end\n';
  expect(read(source).text).toBe(source.replace('(/x)', '(https://a.b/x.md)'));
});

test('tables lose the spaces that line their columns up', () => {
  expect(read('| a    | b |\n| :--- | - |\n| `c`  | d |\n').text).toBe(
    '| a | b |\n| :- | - |\n| `c` | d |\n',
  );
});

test.each([
  ['a tag', 'Text <A />.', 'mdxJsxTextElement'],
  ['an expression', 'Text {1}.', 'mdxTextExpression'],
  ['an import', "import a from './a';", 'mdxjsEsm'],
  ['a link beside the page', '[x](./x.mdx)', 'link'],
])('%s is read as a tree, and nothing else of the page', (_, block, type) => {
  const { types } = read(`Before.\n\n${block}\n\nAfter.\n`);
  expect(types).toContain(type);
  expect(types.filter((one) => one === 'html')).toHaveLength(2);
});

test.each([
  ['blocks that make no sense alone', '<A>\n\nText.\n\n</A>\n'],
  ['addresses that stand elsewhere', '[x]\n\n[x]: /x\n'],
])('%s are read as a whole', (_, source) => {
  expect(read(source).types).not.toContain('html');
});

test('it needs a parser before it', () => {
  expect(() => unified().use(readLess, rewrite).freeze()).toThrow('after remark-parse');
});
