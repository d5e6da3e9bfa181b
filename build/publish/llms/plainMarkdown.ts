import type { Html, Root } from 'mdast';
import type { Parser, Processor } from 'unified';
import type { VFile } from 'vfile';
import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import { type SourceBlock, splitBlocks } from '../../read/markdownBlocks';

/** Gives the address that a link of a page has in its Markdown. */
export type RewriteLink = (url: string, file: VFile) => string;

/** Code within a line, and signs that stand for themselves. */
const harmless = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\\./g;

/** A tag, an expression, an address in angle brackets, an import, or a link to a file beside the page. */
const needsTree = /[<{]|^(?:import|export)\s|\]\((?![/#]|https?:)/m;

/** `[name]: /address`, which other blocks use. */
const definition = /^\s*\[[^\]\n]+\]:/m;

const isListed = ({ text }: SourceBlock): boolean => /^(?:[ \t]|[-*+] |\d{1,9}[.)] )/.test(text);

/**
 * Remark plugin that makes a tree only of what has to be changed as one: most of a page is Markdown
 * already, and goes on as it was written, with its links rewritten. Such text is handed on as HTML,
 * which is written down as it is. To be attached after the parser it takes the place of.
 */
export function readLess(this: Processor, rewrite: RewriteLink): void {
  const parser = this.parser as Parser<Root> | undefined;
  if (!parser) throw new Error('readLess stands after remark-parse.');
  this.parser = (source, file): Root => {
    if (definition.test(source)) return parser(source, file);
    try {
      const children = joinBlocks(splitBlocks(source)).flatMap(({ text, isFence }) =>
        isFence || !needsTree.test(text.replace(harmless, ''))
          ? [asWritten(text, isFence, (url) => rewrite(url, file))]
          : parser(text, file).children,
      );
      return { type: 'root', children };
    } catch {
      // A block that makes no sense alone.
      return parser(source, file);
    }
  };
}

function asWritten(text: string, isFence: boolean, rewrite: (url: string) => string): Html {
  const markdown = text.replace(/^\n+|\s+$/g, '');
  return {
    type: 'html',
    value: isFence ? markdown : tightenTables(rewriteLinks(markdown, rewrite)),
  };
}

/** Blocks that belong together: all of a list, and those with no empty line between. */
function joinBlocks(blocks: readonly SourceBlock[]): Pick<SourceBlock, 'text' | 'isFence'>[] {
  const joined: SourceBlock[] = [];
  let end = 0;
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext = end === block.start;
    if (last && (isNext || (isListed(last) && isListed(block)))) {
      last.text += (isNext ? '' : '\n') + block.text;
      last.isFence = false;
    } else joined.push({ ...block });
    end = block.start + block.text.length;
  }
  return joined;
}

/** Code within a line, which shows links rather than holding them; then the address of a link or an image. */
const codeOrLink = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\]\((?<url>\/(?!\/)[^\s()]*)/g;

/** Markdown with other addresses in its links and images from the site's root. Fences are not known here. */
export const rewriteLinks = (markdown: string, rewrite: (url: string) => string): string =>
  markdown.replace(codeOrLink, (match, _marks, url: string | undefined) =>
    url === undefined ? match : `](${rewrite(url)}`,
  );

/** Tables without the spaces and dashes that line their columns up for who writes them. */
export const tightenTables = (markdown: string): string =>
  markdown.replace(/^\|.*\|$/gm, (row) => {
    const tight = row.replace(/ {2,}(?=\|)/g, ' ');
    return /^[|\s:-]+$/.test(tight) ? tight.replace(/-{2,}/g, '-') : tight;
  });

/** A node of a Markdown tree, as far as links go. */
interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

/**
 * Remark plugin that gives links and images from the site's root their public address. The official
 * plugin leaves those alone whose page does not exist in the language of the page that links.
 */
export function absoluteLinks(address: SiteAddress, hasRoute: (path: string) => boolean) {
  return () => (tree: unknown) => rewriteBelow(tree as MarkdownNode, address, hasRoute);
}

function rewriteBelow(
  node: MarkdownNode,
  address: SiteAddress,
  hasRoute: (path: string) => boolean,
): void {
  if (node.url && /^\/(?!\/)/.test(node.url)) node.url = publicLink(node.url, address, hasRoute);
  node.children?.forEach((child) => rewriteBelow(child, address, hasRoute));
}

/** The public address of a link from the site's root: that of its page's Markdown, or of its file. */
export function publicLink(
  url: string,
  address: SiteAddress,
  hasRoute: (path: string) => boolean,
): string {
  const { route, rest } = findRoute(url, hasRoute);
  if (route === undefined) return absoluteUrl(address, url);
  return absoluteUrl(address, `${route.replace(/\/$/, '/index')}.md`) + rest;
}

/** The page that a link from the site's root leads to, if any, with query and hash apart. */
export function findRoute(url: string, hasRoute: (path: string) => boolean) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return { route: [path, `${path}/`, path.replace(/\/$/, '')].find(hasRoute), rest };
}

/**
 * The Markdown of a home page, whose heading the theme draws from front matter: without these lines
 * the file has no title, or nothing at all.
 */
export function homeMarkdown(siteName: string, description = '', text = ''): string {
  if (/^# \S/m.test(text)) return text;
  // Read as MDX afterwards, where these two would open a tag or an expression.
  const summary = description.replace(/[<{]/g, '\\$&');
  return [`# ${siteName}`, summary, text.trim()].filter(Boolean).join('\n\n') + '\n';
}
