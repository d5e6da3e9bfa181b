import { expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFiles } from '../../../../../build/read/files';
import { isElement } from '../../../../../build/components/facts/renderComponent';
import { readPlainElement } from '../../../../../build/components/facts/readPlainElement';
import { splitBlocks } from '../../../../../build/render/markdownBlocks';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** What is read of a tree with an element. */
const describeTree = ({ children }: Root) =>
  children.map((node) => {
    if (!isElement(node)) return node.type;
    const { type, name, attributes, children: inside, position } = node;
    const read = attributes.map((one) => [one.type, 'name' in one && one.name, one.value]);
    return { type, name, read, inside, position };
  });

const same = (text: string): void => {
  const read = readPlainElement(text);
  expect(read && describeTree(read)).toEqual(describeTree(parser.parse(text)));
};

it.each([
  '<Output case="a-b" />\n',
  '<Output/>',
  '<Output case="a" file="dist/x.js" isOpen data-x="1" />\n\n',
  '<Output\n  case="a"\n  lines="1-3, 5"\n/>\n',
  '<Message case="it\'s `so`"   />\n',
])('%j is read as the parser reads it', same);

it.each([
  'Text <Output case="a" />\n',
  '<Output case="a" /> text\n',
  '<Output case="a"></Output>\n',
  '<Output case={a} />\n',
  '<Output {...a} />\n',
  "<Output case='a' />\n",
  '<Output case="&lt;" />\n',
  '<Output case="a\nb" />\n',
  '<a.B c="d" />\n',
  '<Output.Of case="a" />\n',
  '  <Output case="a" />\n',
  '- <Output case="a" />\n',
  '<Output case="a" />\n<Output case="b" />\n',
  '<output />\n',
])('%j is left to the parser', (text) => {
  expect(readPlainElement(text)).toBeUndefined();
});

it('reads those of all pages as the parser does', () => {
  const plain = listFiles('docs')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => splitBlocks(readFileSync(path.join('docs', file), 'utf8')))
    .filter(({ isFence, text }) => !isFence && readPlainElement(text));
  expect(plain.length).toBeGreaterThan(500);
  for (const { text } of plain) same(text);
});
