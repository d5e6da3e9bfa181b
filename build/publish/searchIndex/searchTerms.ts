import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Words that readers type for a page or a section: by language, then by route or route and anchor
 * (`/guide/start/`, `/config/lib/dts#use`), without the language in front.
 */
export type SearchTerms = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** Reads `<section>.<language>.json` of a folder. build/check/content says what is wrong in them. */
export function readSearchTerms(folder: string): SearchTerms {
  const terms = new Map<string, Record<string, readonly string[]>>();
  for (const name of readdirSync(folder)) {
    const language = /\.(\w+)\.json$/.exec(name)?.[1];
    if (!language) continue;
    const file = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
    terms.set(language, { ...terms.get(language), ...file });
  }
  return terms;
}

export interface IndexedPage {
  routePath: string;
  lang: string;
}

/**
 * The terms of the pages of a site. A page has those of its own language. Those of the default language
 * are for its translations as well, and those of a translation that is missing for the page in the
 * default language: that is the page its readers find.
 */
export function createTermFinder(
  terms: SearchTerms,
  pages: readonly IndexedPage[],
  defaultLanguage: string,
): (page: IndexedPage, anchor?: string) => string[] | undefined {
  const translated = new Set(pages.map((page) => `${page.lang} ${getRoute(page)}`));
  return (page, anchor) => {
    const route = getRoute(page);
    const found = [...terms].flatMap(([language, ofLanguage]) => {
      const isFor =
        language === page.lang ||
        language === defaultLanguage ||
        (page.lang === defaultLanguage && !translated.has(`${language} ${route}`));
      return isFor ? (ofLanguage[anchor ? `${route}#${anchor}` : route] ?? []) : [];
    });
    return found.length > 0 ? found : undefined;
  };
}

const getRoute = ({ routePath, lang }: IndexedPage): string =>
  routePath.startsWith(`/${lang}/`) ? routePath.slice(lang.length + 1) : routePath;
