import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFiles } from '../../../../build/read/files';
import { readPlainFence, splitBlocks } from '../../../../build/read/markdownBlocks';

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
