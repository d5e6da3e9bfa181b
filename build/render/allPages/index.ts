import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { isUnlisted } from '../../../site/isUnlisted';
import type { SidebarEntryLike } from '../../../site/printGroups';
import { addAllPages } from './addAllPages';
import { type ListablePage, listSections } from './listSections';

export interface AllPagesOptions {
  /** The default first. */
  languages: readonly string[];
  /** What the first folder of a route is called, per language. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface LocaleLike {
  lang: string;
  sidebar?: Readonly<Record<string, readonly SidebarEntryLike[]>>;
}

/**
 * Gives each page with `allPages: true` all pages of the site with their headings, inside that page's
 * own module. It is where the search box leads without script.
 */
export function allPages({ languages, sections }: AllPagesOptions): RspressPlugin {
  const [defaultLanguage = ''] = languages;
  const pages = new Map<string, ListablePage>();
  let sidebar: LocaleLike['sidebar'] = {};
  const listFor = (file: string) => {
    const language = languages.find((lang) => file.includes(`/${lang}/`)) ?? defaultLanguage;
    return listSections({ pages, sidebar: sidebar ?? {}, sections, language, defaultLanguage });
  };
  return {
    name: 'all-pages',
    beforeBuild({ themeConfig }) {
      const locales = (themeConfig?.locales ?? []) as LocaleLike[];
      sidebar = locales.find(({ lang }) => lang === defaultLanguage)?.sidebar;
    },
    extendPageData(page: PageIndexInfo) {
      if (!isListed(page)) return;
      const { routePath, title, lang, toc } = page;
      const headings = toc.map(({ id, text, depth }) => ({ id, text, depth }));
      pages.set(routePath, { routePath, title, lang: lang || defaultLanguage, toc: headings });
    },
    markdown: { remarkPlugins: [[addAllPages, { listFor }]] },
  };
}

/** Home pages are one press away, error pages nobody looks for, and the list need not name itself. */
function isListed(page: PageIndexInfo): boolean {
  const { pageType, allPages: isList } = page.frontmatter as {
    pageType?: string;
    allPages?: boolean;
  };
  return !isUnlisted(page) && !isList && pageType !== 'home' && pageType !== '404';
}
