import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { ThemeOptions } from '../../../site/themeOptions';
import { nameOptions } from './nameOptions';
import { nameSynonyms } from './nameSynonyms';
import { orderByLikeness } from './orderByLikeness';
import { packRecords } from './packRecords';
import { createTermFinder, type SearchTerms } from './searchTerms';
import { toSearchRecord } from './toSearchRecord';
import { trimRecords } from './trimRecords';

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
    modifySearchIndexData(pages, isProduction) {
      // The same objects become page data and other plugins' input, so they are not cut themselves:
      // only what JSON.stringify sees of them is, until `extendPageData`, which comes next.
      const findTerms = createTermFinder(terms, pages, defaultLanguage);
      const trimmed = trimRecords(pages.map((page) => toSearchRecord(page, findTerms)));
      const records = nameOptions(trimmed, optionPaths);
      for (const places of groupByIndex(pages)) {
        const ofIndex = places.flatMap((place) => records[place] ?? []);
        // Nobody fetches it compressed from `rspress dev`.
        const ordered = isProduction
          ? orderByLikeness(ofIndex.map(({ content }) => content)).flatMap(
              (nth) => ofIndex[nth] ?? [],
            )
          : ofIndex;
        const packed = packRecords(ordered);
        for (const [nth, place] of places.entries()) {
          (pages[place] as Serializable).toJSON = () => packed[nth];
        }
      }
    },
    extendPageData(page: Serializable) {
      delete page.toJSON;
    },
  };
}

/** The places of the pages that the framework writes into one file; `parseRecords` refuses others. */
function groupByIndex(pages: readonly PageIndexInfo[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [place, { lang, version, frontmatter }] of pages.entries()) {
    if (frontmatter.pageType === 'home' || frontmatter.search === false) continue;
    const key = `${lang} ${version}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups.values();
}

/** The build without workers, stores and databases: 4.5 kB instead of 17, and no path of this machine. */
function findLightBuild(): string {
  const folder = path.dirname(require.resolve('flexsearch'));
  return path.join(folder, 'flexsearch.light.module.min.js');
}
