import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { tablesAndFootnotes } from '../../read/page/parseMdx';
import { splitFrontMatter } from '../../read/page/splitFrontMatter';
import { readPlainFence, type SourceBlock, splitBlocks } from '../../render/markdownBlocks';

const parser = unified().use(remarkParse).use(remarkMdx).use(tablesAndFootnotes).freeze();

/** The code that a page shows in fences of its own, in order. */
export function readFences(source: string): Code[] {
  const fences = listBlocks(source).filter(({ isFence }) => isFence);
  return fences
    .flatMap(({ text }) => (readPlainFence(text) ?? parser.parse(text)).children)
    .flatMap((node) => (node.type === 'code' ? [node] : []));
}

/** Of pages that did not change meanwhile: the few there are, and each is read several times. */
const trees = new Map<string, Root>();
const maxTrees = 16;

/** The tree of what stands below some headings of the second level, fences left out. Nobody changes it. */
export function readSections(source: string, names: readonly string[]): Readonly<Root> {
  const key = JSON.stringify([names, source]);
  const known = trees.get(key);
  if (known) return known;
  if (trees.size >= maxTrees) trees.clear();
  const tree = parseSections(source, names);
  trees.set(key, tree);
  return tree;
}

function parseSections(source: string, names: readonly string[]): Root {
  let isInside = false;
  const wanted = listBlocks(source).filter(({ isFence, text }) => {
    const [, name] = (!isFence && /^## +(.*)/.exec(text)) || [];
    if (name !== undefined) isInside = names.includes(name.trim());
    return isInside && !isFence;
  });
  return parser.parse(wanted.map(({ text }) => text).join('\n'));
}

const listBlocks = (source: string): SourceBlock[] => splitBlocks(splitFrontMatter(source).body);
