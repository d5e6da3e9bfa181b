import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isFragment, listFiles, toRoute } from './files';

export interface FallbackOptions {
  /** The docs folder. */
  root: string;
  /** The one that pages are written in first. */
  languages: readonly string[];
  /** Pages of the docs folder that a build leaves out. */
  exclude?: readonly string[];
}

export interface FallbackPage {
  language: string;
  /** Address in the other language: `/zh/guide/start/`. */
  routePath: string;
  /** The page of the default language, from the docs folder: `en/guide/start/index.mdx`. */
  file: string;
}

/**
 * Gives each page that is not translated an address in every other language, where it has the text of the
 * default one. `untranslated` in the data of such pages, and of their sources, names those languages.
 */
export function fallbackPages(options: FallbackOptions): RspressPlugin {
  const pages = listFallbackPages(options);
  const untranslated = new Map<string, string[]>();
  for (const { file, language, routePath } of pages) {
    const { route } = toRoute(file, options.languages);
    const missing = [...(untranslated.get(route) ?? []), language];
    untranslated.set(route, missing).set(routePath, missing);
  }
  return {
    name: 'fallback-pages',
    addPages: () =>
      pages.map(({ routePath, file }) => ({
        routePath,
        filepath: path.resolve(options.root, file),
      })),
    extendPageData(page) {
      const missing = untranslated.get(page.routePath);
      if (missing) Object.assign(page, { untranslated: missing });
    },
  };
}

/** Whether a page has the text of another language; its data must have come through `fallbackPages`. */
export const isFallback = (page: { lang: string; untranslated?: readonly string[] }): boolean =>
  page.untranslated?.includes(page.lang) ?? false;

/** The pages of the default language that others lack; error pages are each language's own. */
function listFallbackPages({ root, languages, exclude = [] }: FallbackOptions): FallbackPage[] {
  const [defaultLanguage = '', ...others] = languages;
  const names = listFiles(path.join(root, defaultLanguage)).filter(
    (name) =>
      /\.mdx?$/.test(name) &&
      !isFragment(name) &&
      !/^404\./.test(name) &&
      !exclude.includes(`${defaultLanguage}/${name}`),
  );
  return others.flatMap((language) =>
    names
      .filter((name) => !existsSync(path.join(root, language, name)))
      .map((name) => ({
        language,
        routePath: toRoute(`${language}/${name}`, languages).route,
        file: `${defaultLanguage}/${name}`,
      })),
  );
}
