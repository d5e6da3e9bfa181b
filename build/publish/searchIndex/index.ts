import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { ThemeOptions } from '../../../site/themeOptions';
import { createSearchRecords } from './createSearchRecords';
import { nameOptions } from './nameOptions';
import { nameSynonyms } from './nameSynonyms';
import { createTermFinder, type SearchTerms } from './searchTerms';

const require = createRequire(import.meta.url);

export interface SearchIndexOptions {
  /** Options to be found though no page may write them, dotted: `output.cssModules.namedExport`. */
  optionPaths?: readonly string[];
  /** Words that readers type for pages and sections. */
  terms?: SearchTerms;
}

type Serializable = PageIndexInfo & { toJSON?: () => unknown };

/**
 * Trims the framework's search index to what the search dialog reads (site/searchRecord.ts), tells the theme whether search is on, and gives the worker the
 * smallest build of FlexSearch and a file of synonyms.
 */
export function searchIndex({
  optionPaths = [],
  terms = new Map(),
}: SearchIndexOptions = {}): RspressPlugin {
  let defaultLanguage = '';
  return {
    name: 'search-index',
    config(config) {
      defaultLanguage = config.lang ?? '';
      // The framework turns `search: false` into the same `{}` as no setting at all, and reads
      // `themeConfig.search` nowhere: the search box (theme/search) reads it instead.
      const { search, themeConfig, builderConfig = {} } = config;
      const { search: themeSearch } = (themeConfig ?? {}) as ThemeOptions;
      return {
        ...config,
        // Names are taken out of code blocks (extractNames.ts); the rest of code is noise.
        search: search === false ? search : { codeBlocks: false, ...search },
        themeConfig: {
          ...themeConfig,
          search: search !== false && (themeSearch ?? true),
        } as object,
        builderConfig: {
          ...builderConfig,
          resolve: {
            ...builderConfig.resolve,
            alias: { ...builderConfig.resolve?.alias, flexsearch$: findLightBuild() },
          },
          plugins: [...(builderConfig.plugins ?? []), nameSynonyms()],
        },
      };
    },
    modifySearchIndexData(pages) {
      // The same objects become page data and other plugins' input, so they are not cut themselves:
      // only what JSON.stringify sees of them is, until `extendPageData`, which comes next.
      const findTerms = createTermFinder(terms, pages, defaultLanguage);
      const records = nameOptions(createSearchRecords(pages, findTerms), optionPaths);
      for (const [position, page] of pages.entries()) {
        (page as Serializable).toJSON = () => records[position];
      }
    },
    extendPageData(page: Serializable) {
      delete page.toJSON;
    },
  };
}

/** The build without workers, stores and databases: 4.5 kB instead of 17, and no path of this machine. */
function findLightBuild(): string {
  const folder = path.dirname(require.resolve('flexsearch'));
  return path.join(folder, 'flexsearch.light.module.min.js');
}
