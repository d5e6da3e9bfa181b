import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { expect, test } from '@rstest/core';
import { importParts } from '../../../../../build/components/parts/importParts';

function listImports(source: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(source);
  importParts()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []));
}

test('each part a page names is imported once', () => {
  expect(listImports('<Columns><Column>a</Column><Column>b</Column></Columns>')).toEqual([
    "import { Column } from '@theme/mdx/Blocks';",
    "import { Columns } from '@theme/mdx/Blocks';",
  ]);
});

test('a page without parts imports nothing, nor one that only speaks of them', () => {
  expect(listImports('Write `<Columns>`.\n\n```mdx\n<Columns />\n```\n')).toEqual([]);
});

test('a page with footnotes imports what draws them', () => {
  expect(listImports('A word.[^1]\n\n[^1]: Its note.\n')).toEqual([
    "import { Footnotes } from '@theme/mdx/Footnotes';",
  ]);
});

test('a name that the page imports itself is left to it', () => {
  const source = "import { Columns } from './mine';\n\n<Columns />\n";
  expect(listImports(source)).toEqual(["import { Columns } from './mine';"]);
});
