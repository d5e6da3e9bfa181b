import { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import type { LocalIssue, Position } from './issues';
import { collectFrontMatterImages, collectFrontMatterLinks, readFrontMatter } from './frontMatter';
import { collectHeadings, collectIds, splitId } from './headings';
import { collectImages, collectLinks } from './links';
import { getText, type Located } from './located';
import { collectImports, listNodes, parseMdx } from './mdx';

/** One page or fragment, read from its source alone: what everything else of ours starts from. */
export interface PageModel extends PageFacts {
  /** The page without its front matter; lines keep their numbers. */
  body: string;
  /** Undefined where the body is no MDX. */
  tree: Root | undefined;
  /** All nodes of the tree in reading order. */
  nodes: readonly Nodes[];
}

/** What other pages need to know of one; plain data, so that it can be kept between runs. */
export interface PageFacts {
  /** Undefined where there is none or it is not valid YAML. */
  frontMatter: Located | undefined;
  /** Whether the body could not be read: nothing is known about its headings and links. */
  isBroken: boolean;
  headings: Heading[];
  /** Every id that the page's own source gives rise to. */
  ids: Set<string>;
  links: LinkUse[];
  images: ImageUse[];
  /** MDX files that it renders inside itself. */
  imports: ImportUse[];
  /** What is wrong with the page by itself. */
  issues: LocalIssue[];
}

/**
 * The pages that were parsed last: content, code and prose are checked one after the other. All 252 take 48 MB; more
 * are versions that `npm run dev` saw.
 */
const parsed = new Map<string, PageModel>();
const mostParsed = 600;

/** Reads a page (lines end with `\n`). Nobody changes what it returns. */
export function readPage(source: string, format: 'mdx' | 'md' = 'mdx'): PageModel {
  const key = `${format} ${source}`;
  const model = parsed.get(key) ?? parsePage(source, format);
  parsed.set(key, model);
  const [oldest = ''] = parsed.keys();
  if (parsed.size > mostParsed) parsed.delete(oldest);
  return model;
}

function parsePage(source: string, format: 'mdx' | 'md'): PageModel {
  const { frontMatter, body, issues: headIssues } = readFrontMatter(source);
  // Front matter without an end swallows the page.
  const isSwallowed = body === '' && headIssues.length > 0;
  const { tree, issue } = isSwallowed ? {} : parseMdx(body, format);
  const nodes = tree ? listNodes(tree) : [];
  const headings = collectHeadings(nodes);
  const { ids, issues: idIssues } = collectIds(nodes, headings);
  if (isTitleH1({ frontMatter, headings })) {
    ids.add(slug(splitId(getText(frontMatter, 'title') ?? '').text.trim()));
  }
  const { links, issues: linkIssues } = collectLinks(nodes);
  const { images, issues: imageIssues } = collectImages(nodes);
  return {
    frontMatter,
    body,
    tree,
    nodes,
    isBroken: !tree,
    headings,
    ids,
    links: [...collectFrontMatterLinks(frontMatter), ...links],
    images: [...collectFrontMatterImages(frontMatter), ...images],
    imports: tree ? collectImports(tree) : [],
    issues: [...headIssues, ...(issue ? [issue] : []), ...idIssues, ...linkIssues, ...imageIssues],
  };
}

/** Whether the framework makes the title the h1 of the page. */
export const isTitleH1 = ({
  frontMatter,
  headings,
}: Pick<PageFacts, 'frontMatter' | 'headings'>): boolean =>
  getText(frontMatter, 'title') !== undefined && !headings.some(({ depth }) => depth === 1);

export interface Heading extends Position {
  depth: number;
  text: string;
  id: string;
}

export interface LinkUse extends Position {
  href: string;
  /** Of a Markdown link that is nothing but text. */
  text?: string | undefined;
  /** Markdown links are resolved by the framework; others reach the theme as written. */
  syntax: 'markdown' | 'jsx' | 'frontMatter';
}

export interface ImportUse extends Position {
  /** As written: `./_fragments/note.mdx`. */
  href: string;
}

export interface ImageUse extends Position {
  src: string;
}
