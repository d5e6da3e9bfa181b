import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { original, translation } from '../../site/site';
import { isFragment, listFiles, toRoute } from './files';

export interface TranslationStateOptions {
  /** The docs folder. */
  root: string;
  /** Pages of the docs folder that a build leaves out. */
  exclude?: readonly string[];
  /** Routes of translated pages whose English has changed since. */
  findStale: () => readonly string[];
}

/** A step of the build (build/rspress/inOrder.ts). */
type TranslationState = Required<Pick<RspressPlugin, 'name' | 'addPages' | 'routeGenerated'>> & {
  pagesRead: (pages: PageIndexInfo[]) => void;
};

interface FallbackPage {
  /** Its address: `/zh/guide/start/`. */
  routePath: string;
  /** Its text, from the docs folder: `en/guide/start/index.mdx`. */
  file: string;
}

/**
 * Gives each page that is not translated an address in the other language, where it has the text of the
 * default one, and tells the theme what it says of a page: `untranslated` in the data of such pages, and of
 * their sources, names the language; `translationIsStale` marks translations whose English has changed since.
 */
export function translationState(options: TranslationStateOptions): TranslationState {
  const { root, findStale } = options;
  const pages = listFallbackPages(options);
  const untranslated = new Set(
    pages.flatMap(({ file, routePath }) => [toRoute(file).route, routePath]),
  );
  let stale = new Set<string>();
  return {
    name: 'translation-state',
    addPages: () =>
      pages.map(({ routePath, file }) => ({ routePath, filepath: path.resolve(root, file) })),
    routeGenerated() {
      stale = new Set(findStale());
    },
    pagesRead(pages) {
      for (const page of pages) {
        if (untranslated.has(page.routePath)) Object.assign(page, { untranslated: [translation] });
        if (stale.has(page.routePath)) Object.assign(page, { translationIsStale: true });
      }
    },
  };
}

/** Whether a page has the text of another language; `translationState` must have seen it. */
export const isFallback = (page: { lang: string; untranslated?: readonly string[] }): boolean =>
  page.untranslated?.includes(page.lang) ?? false;

/** The pages of the default language that the other lacks; error pages are each language's own. */
const listFallbackPages = ({ root, exclude = [] }: TranslationStateOptions): FallbackPage[] =>
  listFiles(path.join(root, original))
    .filter(
      (name) =>
        /\.mdx?$/.test(name) &&
        !isFragment(name) &&
        !/^404\./.test(name) &&
        !exclude.includes(`${original}/${name}`) &&
        !existsSync(path.join(root, translation, name)),
    )
    .map((name) => ({
      routePath: toRoute(`${translation}/${name}`).route,
      file: `${original}/${name}`,
    }));
