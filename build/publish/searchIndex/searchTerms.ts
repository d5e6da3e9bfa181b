import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { original } from '../../../site/site';

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

/** The terms of a page or section: those of its own language, and those of the default one. */
export function createTermFinder(
  terms: SearchTerms,
): (page: IndexedPage, anchor?: string) => string[] | undefined {
  return (page, anchor) => {
    const route = getRoute(page);
    const found = [...terms].flatMap(([language, ofLanguage]) => {
      const isFor = language === page.lang || language === original;
      return isFor ? (ofLanguage[anchor ? `${route}#${anchor}` : route] ?? []) : [];
    });
    return found.length > 0 ? found : undefined;
  };
}

const getRoute = ({ routePath, lang }: IndexedPage): string =>
  routePath.startsWith(`/${lang}/`) ? routePath.slice(lang.length + 1) : routePath;
