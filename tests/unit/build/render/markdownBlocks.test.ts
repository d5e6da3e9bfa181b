import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listFiles } from '../../../../build/read/files';
import { splitFrontMatter } from '../../../../build/read/frontMatter';
import {
  parseBlocks,
  type ParsedBlock,
  readPlainFence,
  splitBlocks,
} from '../../../../build/render/markdownBlocks';

describe('parseBlocks', () => {
  const parser = unified().use(remarkParse).use(remarkMdx).freeze();
  const parse = (source: string): Root => parser.parse(source);

  /** Where fences and elements stand, in the order of the page. */
  function listPlaces(blocks: readonly ParsedBlock[]): string[] {
    return blocks.flatMap(({ start, tree }) => {
      const places: string[] = [];
      visit(tree, (node) => {
        const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
        if ((!isElement && node.type !== 'code') || !node.position) return;
        const { start: from, end } = node.position;
        const name = isElement ? node.name : node.lang;
        places.push(`${name} ${start + (from.offset ?? 0)}–${start + (end.offset ?? 0)}`);
      });
      return places;
    });
  }

  const parseAll = (source: string) => parseBlocks(source, parse, () => true);

  test('blocks hold the fences and elements of the whole page, on every page', () => {
    const pages = listFiles('docs').filter((file) => file.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(50);
    let cut = 0;
    for (const page of pages) {
      const { body } = splitFrontMatter(readFileSync(`docs/${page}`, 'utf8'));
      const blocks = parseAll(body);
      if (blocks.length > 1) cut++;
      expect({ page, places: listPlaces(blocks) }).toEqual({
        page,
        places: listPlaces([{ start: 0, tree: parse(body) }]),
      });
    }
    // Else nothing would be compared, nor saved.
    expect(cut).toBeGreaterThan(pages.length / 2);
  });

  test.each([
    ['a fence that shows a fence', '````md\n```ts\na\n\nb\n```\n````\n\n```ts\nc\n```\n'],
    ['a fence in a list', '- one:\n\n    ```ts\n    a\n\n    b\n    ```\n- ```sh\n  c\n  ```\n'],
    ['a fence in a quote', '> ```ts\n> a\n>\n> b\n> ```\n\n<A />\n'],
    ['text on both sides of a fence', 'Text <A />:\n```ts\na\n```\nmore <B />.\n'],
    ['marks of code at the start of a line', '```a``` and <A />\n\n<B />\n'],
    ['waves', '~~~ts\n```\n\na\n~~~\n\n<A />\n'],
    ['a part that holds others', '<Tabs>\n<Tab>\n\n```ts\na\n```\n\n</Tab>\n</Tabs>\n'],
    ['a long comment', '{/* not\n\n<A />\n\nthis */}\n\n<B />\n'],
  ])('%s', (_, source) => {
    const places = listPlaces(parseAll(source));
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(listPlaces([{ start: 0, tree: parse(source) }]));
  });

  test('only what is wanted is parsed', () => {
    const source = 'Text.\n\n```ts\na\n```\n\n| a |\n| - |\n';
    expect(splitBlocks(source).map(({ text }) => text)).toEqual([
      'Text.\n',
      '```ts\na\n```\n',
      '| a |\n| - |\n',
    ]);
    expect(parseBlocks(source, parse, ({ isFence }) => isFence).map(({ start }) => start)).toEqual([
      7,
    ]);
  });

  test('a page that makes no sense is said to make none', () => {
    expect(() => parseAll('# A\n\n<A\n')).toThrow();
  });
});

describe('readPlainFence', () => {
  const parser = unified().use(remarkParse).use(remarkMdx).freeze();

  /** What is read of a tree of code. */
  const describeTree = ({ children }: Root) =>
    children.map((node) => {
      if (node.type !== 'code') return node.type;
      const { lang, meta, value, position } = node;
      return { lang, meta, value, position };
    });

  const same = (text: string): void => {
    const read = readPlainFence(text);
    expect(read && describeTree(read)).toEqual(describeTree(parser.parse(text)));
  };

  it.each([
    '```ts\nconst a = 1;\n```\n',
    '```ts title="a b.ts" {1,3-5} /word/\nconst a = 1;\n\n\tb();\n```',
    '````md\n```ts\na\n```\n````\n\n',
    '```bash   \n```\n',
    '```sh not-run="why"  \n# a\n\n```````\n',
    '```json\n\n\n{ "a": "<B>" }\n\n```\n',
  ])('%j is read as the parser reads it', same);

  it.each([
    'Text.\n',
    '``` \na\n```\n',
    '```\na\n```\n',
    '~~~ts\na\n~~~\n',
    '- ```ts\n  a\n  ```\n',
    '> ```ts\n> a\n> ```\n',
    '  ```ts\n  a\n  ```\n',
    '```ts title="\\"a\\""\na\n```\n',
    '```ts title="&lt;a&gt;"\na\n```\n',
    '```ts\na\n   ```\nb\n```\n',
    '```ts\na\n``` \n',
    '```ts\r\na\r\n```\r\n',
    '```ts\nnever closed\n',
    '```ts\na\n``\n',
  ])('%j is left to the parser', (text) => {
    expect(readPlainFence(text)).toBeUndefined();
  });

  it('reads the fences of all pages as the parser does, all but those in lists', () => {
    const fences = listFiles('docs')
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => splitBlocks(readFileSync(path.join('docs', file), 'utf8')))
      .filter(({ isFence }) => isFence);
    const plain = fences.filter(({ text }) => readPlainFence(text));
    expect(plain.length).toBeGreaterThan(fences.length * 0.8);
    for (const { text } of plain) same(text);
  });
});
