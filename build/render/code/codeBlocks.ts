import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { nameBlocks, type PageItem } from '../../read/codeFiles';
import { parseLineHash } from '../../../site/parseLineHash';
import { findLanguage } from '../../read/languages';

interface Block {
  pre: Element;
  code: Element;
  title: string | undefined;
  lang: string;
}

/**
 * Rehype plugin: gives each highlighted block what theme/code/CodeBlock needs to know of it: its id, its
 * sign and language, whether it is what a tool wrote. Lines that a link of the page leads to
 * become anchors, so that the link works without script.
 */
export function codeBlocks() {
  return (tree: Root): void => {
    const items: PageItem[] = [];
    const blocks: Block[] = [];
    const hashes: string[] = [];
    walk(tree, (element) => {
      const { tagName, properties = {} } = element;
      if (/^h[2-6]$/.test(tagName) && properties.id) items.push({ id: String(properties.id) });
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
  if (lang === 'diff') listLines(code).forEach(nameChange);
  Object.assign(pre.properties, {
    id,
    icon: getFileIcon(title, lang),
    ...(title === undefined && { label: findLanguage(lang)?.label }),
    // Plain text that is no file: what a terminal shows, a tree of files.
    ...(lang === 'text' && !extension.test(title ?? '') && { output: true }),
  });
}

/** Lines of a highlighted block, one element each. */
const listLines = (code: Element): Element[] =>
  code.children.filter((child) => child.type === 'element');

/** What the sign at the start of a line of a diff says; `+++` and `---` name files. */
function nameChange(line: Element): void {
  const text = getText(line);
  if (/^(?:\+\+\+|---) /.test(text)) return;
  line.tagName = { '+': 'ins', '-': 'del' }[text.charAt(0)] ?? line.tagName;
}

const getText = (element: Element): string =>
  element.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? getText(child) : '',
    )
    .join('');

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

/** Visits every element in reading order; the highlighter puts its own roots into the page's. */
function walk(parent: Root | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    const element = child as Element;
    if (element.tagName || 'attributes' in element) visit(element);
    walk(element, visit);
  }
}

/** The id that a link of the page itself names (`#a%20b` → `a b`); a malformed escape stays. */
function decodeHref(href: string): string {
  const id = href.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const extension = /\.(\w+)$/;

/** The sign of a block of code: by the kind of the file that it is called after, else its language. */
export function getFileIcon(title: string | undefined, lang: string): string | undefined {
  const kind = extension.exec(title ?? '')?.[1]?.toLowerCase() ?? '';
  return (findLanguage(kind) ?? findLanguage(lang))?.icon;
}
