import type { ListedGroup, ListedPage, ListedSection } from '../../../site/allPages';
import { getRoutePath } from '../../../site/getRoutePath';
import { listRoutes, type SidebarEntryLike } from '../../../site/printGroups';
import { nestHeadings, type TocHeading } from './nestHeadings';

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
  sidebar: Readonly<Record<string, readonly SidebarEntryLike[]>>;
  /** What the first folder of a route is called, per language. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  language: string;
  defaultLanguage: string;
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
  const { pages, sections, language, defaultLanguage } = input;
  const placed = placePages(input);
  const ids = [...Object.keys(sections), ''];
  return ids.flatMap((id): ListedSection[] => {
    const groups = new Map<string, ListedPage[]>();
    for (const [route, { section, group }] of placed) {
      if (section !== id) continue;
      const own = language === defaultLanguage ? undefined : pages.get(`/${language}${route}`);
      const page = own ?? pages.get(route);
      if (page) groups.set(group, [...(groups.get(group) ?? []), toListed(page, language)]);
    }
    if (groups.size === 0) return [];
    const lang = language === defaultLanguage ? {} : { lang: defaultLanguage };
    const listed = [...groups].map(([title, ofGroup]): ListedGroup => ({
      title,
      ...(title && lang),
      pages: ofGroup,
    }));
    return [{ id, title: sections[id]?.[language] ?? '', groups: listed }];
  });
}

/** Where each page of the default language stands, in reading order. */
function placePages({
  pages,
  sidebar,
  sections,
  defaultLanguage,
}: SectionsInput): Map<string, Place> {
  const routes = [...pages.values()].filter(({ lang }) => lang === defaultLanguage);
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
