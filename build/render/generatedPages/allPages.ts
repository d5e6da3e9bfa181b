import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { original } from '../../../site/site';
import type { ListedGroup, ListedHeading, ListedPage, ListedSection } from '../../../site/allPages';
import { getRoutePath } from '../../../site/address';
import { toRoute } from '../../read/files';
import { isUnlisted } from '../../read/frontMatter';
import { listRoutes } from '../../../site/pageGroups';
import { isOfLinks } from '../../../site/sharedHeadings';
import { createImport, mdxElement } from '../../components/mdxNodes';
import { readSidebars, type Sidebar, translateLabel } from '../../rspress/sidebars';
import { getFrontMatter } from '../../rspress/pages';

/**
 * Gives each page with `allPages: true` all pages of the site with their headings, inside that page's
 * own module. It is where the search box leads without script.
 */
export function allPages(root: string, sections: SectionsInput['sections']): RspressPlugin {
  const pages = new Map<string, ListablePage>();
  let sidebar: Sidebar = {};
  const listFor = (file: string) => {
    const { language } = toRoute(path.relative(path.resolve(root), file));
    return listSections({ pages, sidebar, sections, language });
  };
  return {
    name: 'all-pages',
    beforeBuild(config, isProd) {
      const sidebars = readSidebars(config, isProd);
      sidebar = sidebars.find(({ lang }) => lang === original)?.sidebar ?? {};
    },
    extendPageData(page: PageIndexInfo) {
      if (!isListed(page)) return;
      const { routePath, title, lang, toc } = page;
      const headings = toc.map(({ id, text, depth }) => ({ id, text, depth }));
      pages.set(routePath, { routePath, title, lang: lang || original, toc: headings });
    },
    markdown: { remarkPlugins: [[addAllPages, listFor]] },
  };
}

/**
 * Home pages are one press away, error pages nobody looks for, the list need not name itself, and a page
 * with `allPages: false` only leads to another.
 */
function isListed(page: PageIndexInfo): boolean {
  const { pageType, allPages: isList } = page.frontmatter as {
    pageType?: string;
    allPages?: boolean;
  };
  return !isUnlisted(page) && isList === undefined && pageType !== 'home' && pageType !== '404';
}

/** Remark plugin: ends a page that says `allPages: true` with the list of all pages, as JSON. */
function addAllPages(this: { data(): object }, listFor: (file: string) => ListedSection[]) {
  const { allPages: isList } = getFrontMatter(this);
  return (tree: Root, file: VFile): void => {
    if (isList !== true || !file.path) return;
    const sections = JSON.stringify(listFor(file.path));
    tree.children.unshift(createImport('AllPages', '@theme/overview/AllPages'));
    tree.children.push(mdxElement('AllPages', { sections }));
  };
}

/** What a page must say of itself to be listed. */
export interface ListablePage {
  routePath: string;
  title: string;
  lang: string;
  toc: readonly TocHeading[];
}

export interface SectionsInput {
  /** Every page that may be listed, by route. */
  pages: ReadonlyMap<string, ListablePage>;
  /** Sidebars of the default language: their order and groups hold in every language. */
  sidebar: Sidebar;
  /** What the first folder of a route is called, per language. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  language: string;
}

interface Place {
  section: string;
  group: string;
}

/**
 * All pages of the site by section and group of the sidebar, each in the language of the list where it
 * is translated. Pages that no sidebar names come first in their section, those of no section last.
 */
export function listSections(input: SectionsInput): ListedSection[] {
  const { pages, sections, language } = input;
  const placed = placePages(input);
  const ids = [...Object.keys(sections), ''];
  return ids.flatMap((id): ListedSection[] => {
    const groups = new Map<string, ListedPage[]>();
    for (const [route, { section, group }] of placed) {
      if (section !== id) continue;
      const own = language === original ? undefined : pages.get(`/${language}${route}`);
      const page = own ?? pages.get(route);
      if (page) groups.set(group, [...(groups.get(group) ?? []), toListed(page, language)]);
    }
    if (groups.size === 0) return [];
    const listed = [...groups].map(([title, ofGroup]): ListedGroup => ({
      title: translateLabel(title, language),
      pages: ofGroup,
    }));
    return [{ id, title: sections[id]?.[language] ?? '', groups: listed }];
  });
}

/** Where each page of the default language is, in reading order. */
function placePages({ pages, sidebar, sections }: SectionsInput): Map<string, Place> {
  const routes = [...pages.values()].filter(({ lang }) => lang === original);
  const getSection = (route: string): string => {
    const folder = route.split('/')[1] ?? '';
    return Object.hasOwn(sections, folder) ? folder : '';
  };
  const placed = new Map<string, Place>();
  const inSidebar = Object.values(sidebar).flatMap((entries) =>
    entries.flatMap((entry) =>
      listRoutes(entry).map((route) => ({ route, group: entry.items ? (entry.text ?? '') : '' })),
    ),
  );
  const named = new Set(inSidebar.map(({ route }) => route));
  const others = routes
    .map(({ routePath }) => getRoutePath(routePath))
    .filter((route) => !named.has(route))
    .sort();
  for (const { route, group } of [...others.map((route) => ({ route, group: '' })), ...inSidebar]) {
    if (pages.has(route)) placed.set(route, { section: getSection(route), group });
  }
  return placed;
}

const toListed = ({ routePath, title, lang, toc }: ListablePage, language: string): ListedPage => ({
  href: routePath,
  title,
  ...(lang !== language && { lang }),
  headings: nestHeadings(toc),
});

export interface TocHeading {
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
}

/**
 * Headings of a page with those of lower levels under them. Those that every page of a kind has, and that
 * say nothing without the page, are left out.
 */
function nestHeadings(toc: readonly TocHeading[]): ListedHeading[] {
  const listed: ListedHeading[] = [];
  for (const { id, text, depth } of toc) {
    const last = listed.at(-1);
    if (depth === 2 || !last) listed.push({ id, text });
    else (last.below ??= []).push(text);
  }
  return listed.filter(({ id, below }) => !isOfLinks(id) && (id !== 'use' || below));
}
