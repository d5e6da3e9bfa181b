import { slug } from 'github-slugger';
import type { Nodes } from 'mdast';
import { packageManagers } from '../../site/packageManagers';
import {
  checkCharacters,
  checkExpressions,
  checkReferences,
  checkValues,
} from '../check/content/characters';
import { checkComponents, checkTabs } from '../check/content/components';
import {
  checkCallouts,
  checkCommands,
  checkFences,
  checkHeadings,
  checkSteps,
  checkTables,
} from '../check/content/markdown';
import { isCommandElement } from '../components/packageManagerTabs';
import { type CodeMeta, readCodeMeta } from './codeFiles';
import { nameBlocks, type PageItem } from '../render/code/codeBlocks';
import type { LocalFault, Position } from './faults';
import { collectFrontMatterImages, collectFrontMatterLinks, readFrontMatter } from './frontMatter';
import { collectHeadings, collectIds, splitId } from './headings';
import { collectImages, collectLinks } from './links';
import { getText, type Located } from './located';
import { collectImports, getPosition, isJsxElement, listNodes, parseMdx } from './mdx';

export interface PageOptions {
  format: 'mdx' | 'md';
  /** Fragments are drawn inside pages: they have no address, front matter or h1 of their own. */
  isFragment: boolean;
}

/** Reads a page and checks all that can be known from its own source (lines end with `\n`). */
export function parsePage(source: string, { format, isFragment }: PageOptions): ParsedPage {
  const { frontMatter, body, faults: headFaults } = readFrontMatter(source, isFragment);
  const written = checkCharacters(source);
  // What stands in the front matter unescaped has its place already.
  const escaped = written.length > 0 ? [] : checkValues(frontMatter);
  const faults = [...headFaults, ...written, ...escaped];
  const page: ParsedPage = {
    frontMatter,
    isBroken: false,
    headings: [],
    ids: new Set(),
    links: collectFrontMatterLinks(frontMatter),
    images: collectFrontMatterImages(frontMatter),
    codeFiles: [],
    imports: [],
    faults,
  };
  const { tree, fault } = parseMdx(body, format);
  if (!tree) return { ...page, isBroken: true, faults: [...faults, fault] };

  const nodes = listNodes(tree);
  const headings = collectHeadings(nodes);
  const { ids, faults: idFaults } = collectIds(nodes, headings);
  const { blockIds, codeFiles } = collectCode(nodes, headings);
  for (const id of blockIds) ids.add(id);
  const { links, faults: linkFaults } = collectLinks(nodes);
  const { images, faults: imageFaults } = collectImages(nodes);
  const title = getText(frontMatter, 'title');
  const isTitleH1 = title !== undefined && !headings.some(({ depth }) => depth === 1);
  if (isTitleH1) ids.add(slug(splitId(title).text.trim()));
  const pageType = getText(frontMatter, 'pageType') ?? 'doc';
  const isHome = pageType === 'home';
  const headingFaults = checkHeadings(headings, {
    isHome,
    hasTitle: !isFragment && (isHome || isTitleH1),
    mayLackH1: isFragment || pageType === 'custom' || pageType === 'blank',
  });
  return {
    ...page,
    headings,
    ids,
    links: [...page.links, ...links],
    images: [...page.images, ...images],
    codeFiles,
    imports: collectImports(tree),
    faults: [
      ...faults,
      ...headingFaults,
      ...idFaults,
      ...linkFaults,
      ...imageFaults,
      ...checkFences(nodes),
      ...checkCallouts(nodes),
      ...checkComponents(tree),
      ...checkTabs(nodes),
      ...checkCommands(nodes),
      ...checkSteps(nodes),
      ...checkTables(nodes),
      ...checkReferences(nodes, body),
      ...checkExpressions(nodes, body),
    ],
  };
}

/** What the check needs to know of one page or fragment; all of it read from its source alone. */
export interface ParsedPage {
  /** Undefined where there is none or it is not valid YAML. */
  frontMatter: Located | undefined;
  /** Whether the body could not be read: nothing is known about its headings and links. */
  isBroken: boolean;
  headings: Heading[];
  /** Every id that the page's own source gives rise to. */
  ids: Set<string>;
  links: LinkUse[];
  images: ImageUse[];
  /** Fences that take their code from a file. */
  codeFiles: CodeFileUse[];
  /** MDX files that it draws inside itself, as written: `./_fragments/note.mdx`. */
  imports: string[];
  /** What is wrong with the page by itself. */
  faults: LocalFault[];
}

export interface Heading extends Position {
  depth: number;
  id: string;
}

export interface LinkUse extends Position {
  href: string;
  /** Markdown links are resolved by the framework; others reach the theme as written. */
  syntax: 'markdown' | 'jsx' | 'frontMatter';
}

export interface CodeFileUse extends Position {
  meta: CodeMeta;
}

export interface ImageUse extends Position {
  src: string;
}

/** The ids of a page's blocks of code, and the files that they name. */
export function collectCode(
  nodes: readonly Nodes[],
  headings: readonly Heading[],
): { blockIds: string[]; codeFiles: CodeFileUse[] } {
  const rest = [...headings];
  const items: PageItem[] = [];
  const codeFiles: CodeFileUse[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') items.push({ id: rest.shift()?.id ?? '' });
    if (isJsxElement(node) && isCommandElement(node)) {
      items.push(...packageManagers.map(() => ({ name: 'bash' })));
    }
    if (node.type !== 'code') continue;
    const meta = readCodeMeta(node.meta ?? '');
    items.push({ name: meta.title || node.lang || '' });
    if (meta.file !== undefined || meta.region !== undefined) {
      codeFiles.push({ ...getPosition(node), meta });
    }
  }
  return { blockIds: nameBlocks(items), codeFiles };
}
