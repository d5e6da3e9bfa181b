import type { Root } from 'mdast';
import { expect, test } from '@rstest/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { giveTexts } from '../../../../../build/components/parts/giveTexts';

const given = {
  root: 'docs',
  languages: ['en', 'zh'],
  texts: {
    converterConvert: { en: 'Convert', zh: '转换' },
    retry: { en: 'Retry', zh: '重试' },
  },
};

/** The attributes of the first element of a page, by name. */
function readAttributes(source: string, path: string) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  giveTexts(given)(tree, new VFile({ path }));
  const [first] = tree.children;
  if (first?.type !== 'mdxJsxFlowElement') throw new Error('There is no element.');
  return first.attributes.map((one) => ('name' in one ? [one.name, one.value] : []));
}

test('a part with texts of its own gets them in the language of the page, and no others', () => {
  expect(readAttributes('<ConfigConverter />', 'docs/en/tools/a.mdx')).toEqual([
    ['texts', '{"converterConvert":"Convert"}'],
  ]);
  expect(readAttributes('<ConfigConverter />', 'docs/zh/tools/a.mdx')).toEqual([
    ['texts', '{"converterConvert":"转换"}'],
  ]);
});

test('other parts get none', () => {
  expect(readAttributes('<Columns />', 'docs/en/a.mdx')).toEqual([]);
});
