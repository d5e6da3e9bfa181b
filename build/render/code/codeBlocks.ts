import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { parseLineHash } from '../../../site/parseLineHash';
import { decodeHref } from './decodeHref';
import { getFileIcon } from './getFileIcon';
import { findLanguage } from './languages';
import { measureColumns } from './measureColumns';
import { getText, listLines, markLines } from './markLines';
import { nameBlocks, type PageItem } from './nameBlocks';

/** Columns that fit into a block on a screen of 320 px, in a list, with line numbers. */
const narrowestColumns = 24;

interface Block {
  pre: Element;
  code: Element;
  title: string | undefined;
  lang: string;
}

/**
 * Rehype plugin: gives each highlighted block what theme/mdx/CodeBlock needs to know of it: its id, its
 * sign and language, whether it has marks or could be too wide. Lines that a link of the page leads to
 * become anchors, so that the link works without script.
 */
export function codeBlocks() {
  return (tree: Root): void => {
    const items: PageItem[] = [];
    const blocks: Block[] = [];
    const hashes: string[] = [];
    walk(tree, (element) => {
      const { tagName, properties = {} } = element;
      if (/^h[1-6]$/.test(tagName) && properties.id) items.push({ id: String(properties.id) });
      const href = getHref(element);
      if (href?.startsWith('#')) hashes.push(decodeHref(href));
      const block = readBlock(element);
      if (!block) return;
      blocks.push(block);
      items.push({ name: block.title ?? block.lang });
    });
    const ids = nameBlocks(items);
    blocks.forEach((block, index) => describeBlock(block, ids[index] ?? ''));
    for (const hash of hashes) anchorLines(hash, ids, blocks);
  };
}

function readBlock(element: Element): Block | undefined {
  if (element.tagName !== 'pre') return undefined;
  const { title, lang } = element.properties;
  const code = element.children.find((child) => child.type === 'element');
  if (code?.tagName !== 'code' || typeof lang !== 'string') return undefined;
  return { pre: element, code, lang, title: typeof title === 'string' ? title : undefined };
}

function describeBlock({ pre, code, lang, title }: Block, id: string): void {
  const lines = listLines(code);
  const isMarked = markLines(code, lang) && lang !== 'diff';
  const { height } = pre.properties;
  const isWide = lines.some((line) => measureColumns(getText(line)) > narrowestColumns);
  Object.assign(pre.properties, {
    id,
    icon: getFileIcon(title, lang),
    ...(title === undefined && { label: findLanguage(lang)?.label }),
    ...(isMarked && { marked: true }),
    ...((isWide || height !== undefined) && { scrolls: true }),
    lines: lines.length,
  });
}

function anchorLines(hash: string, ids: readonly string[], blocks: readonly Block[]): void {
  const range = parseLineHash(hash);
  const block = range && blocks[ids.indexOf(range.id)];
  const line = block && listLines(block.code)[range.from - 1];
  if (line) line.properties.id = hash;
}

/** The target of a link, of Markdown or a component. */
function getHref(element: Element): string | undefined {
  const { href } = element.properties ?? {};
  if (typeof href === 'string') return href;
  const { attributes = [] } = element as unknown as Partial<MdxJsxFlowElementHast>;
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'href');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Visits every element in reading order; the highlighter puts roots of its own into the page's. */
function walk(parent: Root | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    const element = child as Element;
    if (element.tagName || 'attributes' in element) visit(element);
    walk(element, visit);
  }
}
