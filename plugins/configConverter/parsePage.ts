import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { tablesAndFootnotes } from '../docsCheck/page/parseMdx';
import { splitFrontMatter } from '../docsCheck/page/splitFrontMatter';

const parser = unified().use(remarkParse).use(remarkMdx).use(tablesAndFootnotes).freeze();

/** Of pages that did not change meanwhile: the few there are, and each is read several times. */
const trees = new Map<string, Root>();
const maxTrees = 16;

/** A page as a tree, tables among it, which nobody changes; its front matter is left out. */
export function parsePage(source: string): Readonly<Root> {
  const known = trees.get(source);
  if (known) return known;
  if (trees.size >= maxTrees) trees.clear();
  const tree = parser.parse(splitFrontMatter(source).body);
  trees.set(source, tree);
  return tree;
}
