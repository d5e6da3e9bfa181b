import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { listNodes } from '../../../../build/read/mdx';
import { softBreaks } from '../../../../build/render/softBreaks';

const [plugin] = softBreaks().markdown?.remarkPlugins ?? [];
const join = (markdown: string): string =>
  String(
    unified()
      .use(remarkParse)
      .use(plugin as () => (tree: Root) => void)
      .use(remarkStringify)
      .processSync(markdown),
  ).trim();

test.each([
  ['after a full stop', '第一句。\n第二句。', '第一句。第二句。'],
  ['after a full stop, before Latin', '第一句。\nRslib 构建。', '第一句。Rslib 构建。'],
  ['between characters', '一句\n话。', '一句话。'],
  ['after code', '见 `dts`。\n再见。', '见 `dts`。再见。'],
  ['at the start of a node', '见[链接](/a)。\n再见。', '见[链接](/a)。再见。'],
])('Chinese lines are joined %s', (_, written, expected) => {
  expect(join(written)).toBe(expected);
});

test.each([
  ['Latin words', 'One line.\nAnother line.'],
  ['a character and a Latin word', '使用\nRslib'],
])('between %s the line end stays', (_, written) => {
  expect(join(written)).toBe(written);
});

test('flags, and short commands with one, are kept on one line', () => {
  const written = '`--dts` `node --version` `lib-a` `--no -x and much more of it`';
  const tree: Root = unified().use(remarkParse).parse(written);
  (plugin as () => (tree: Root) => void)()(tree);
  const kept = listNodes(tree).flatMap((one) => (one.data?.hProperties ? [one] : []));
  expect(kept).toMatchObject([{ value: '--dts' }, { value: 'node --version' }]);
});
