import path from 'node:path';
import type { KnownMessage } from '../../errorFinder/KnownMessage';
import { listPopularPages } from '../../site/popularPages';
import { sections } from '../../site/sections';
import { components } from '../components';
import type { PageReader } from '../components/docsPages';
import type { FactStore } from '../components/factStore';
import { isCacheOn, openCache } from '../read/cache';
import type { Step } from '../rspress/inOrder';
import { sectionPages, themeModules } from '../rspress/sectionPages';
import { checkedLine } from './checkedLine';
import { highlight } from './code';
import { allPages } from './generatedPages/allPages';
import { homeFrame } from './generatedPages/homeFrame';
import { overview } from './generatedPages/overview';
import { htmlFirst } from './html';
import { imageSizes } from './imageSizes';
import { narrowScreens } from './narrowScreens';
import { oldIds } from './oldIds';
import { pageMarkdown } from './pageMarkdown';
import { preview } from './preview';
import { softBreaks } from './softBreaks';
import { tools } from './tools';
import { openHovers, typeHovers } from './typeHovers';

export interface RenderOptions {
  /** The docs folder. */
  root: string;
  /** Path the site is served under. */
  base: string;
  pages: PageReader;
  /** What the error finder knows, by language. */
  messages: (language: string) => readonly KnownMessage[];
  /** With the pages of this site. */
  facts: FactStore;
  /** What pages are verified with: `@rslib/core 1.0.1`. */
  tool: string;
  /** Changes with everything that shapes pages without being part of the bundle. */
  digest: string;
}

/**
 * A page from MDX to HTML. Rspress calls the remark and rehype plugins of these steps for one page, in
 * this order, with the rehype plugins after all of the remark ones.
 */
export async function render({
  root,
  base,
  pages,
  messages,
  facts,
  tool,
  digest,
}: RenderOptions): Promise<Step[]> {
  const cache = isCacheOn()
    ? openCache<string>(path.resolve('node_modules/.cache/rslib-docs/texts/markdown.json'))
    : undefined;
  return [
    imageSizes({ root }),
    oldIds(root, base),
    highlight(),
    narrowScreens(),
    components(root, facts),
    ...tools(root, messages, facts),
    // The same for what reads Markdown: `.md` files, and names in code for the search.
    pageMarkdown({ root, facts, cache, digest }),
    ...(await preview({ root })),
    softBreaks(),
    // Pages of which the build writes a part.
    homeFrame(),
    overview(facts.tool),
    allPages(root, sections),
    // Below what the others add: what was checked, and what names in code are.
    checkedLine(pages, tool),
    typeHovers(openHovers(pages, facts.tool)),
    // Scripts and HTML.
    themeModules,
    sectionPages(listPopularPages()),
    htmlFirst(path.resolve('theme/boot/headScript.ts')),
  ];
}
