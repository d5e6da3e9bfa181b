import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isJsxElement, type JsxElement } from '../../../build/read/mdx';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const writer = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify);

/** A page's source as plugins get it. */
export const parseTree = (source: string): Root => parser.parse(source);

/** The source that a tree gives. */
export const writeTree = (tree: Root): string => writer.stringify(tree);

/** The module that Rspress makes of a page, with these settings of its Markdown. */
export async function compilePage(
  source: string,
  markdown: object = {},
  filepath = '/docs/page.mdx',
): Promise<string> {
  const site = { docDirectory: '/docs', config: { markdown }, routeService: null };
  return String(await compile({ source, filepath, ...site, pluginDriver: null }));
}

/** The first element of a page's source. */
export function parseElement(source: string): JsxElement {
  const element = parseTree(source).children.find((node) => isJsxElement(node));
  if (!element || !isJsxElement(element)) throw new Error('The source has no element.');
  return element;
}
