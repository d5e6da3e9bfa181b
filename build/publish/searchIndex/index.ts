import type { ThemeOptions } from '../../../site/themeOptions';
import type { Step } from '../../rspress/inOrder';
import { dropRecord, setRecord } from '../../rspress/pages';
import { createSearchRecords } from './createSearchRecords';
import { joinNames, nameOptions } from './nameOptions';
import { createTermFinder, type SearchTerms } from './searchTerms';

export interface SearchIndexOptions {
  /** Options to be found though no page may write them, dotted: `output.cssModules.namedExport`. */
  optionPaths?: readonly string[];
  /** Names that computed parts of a page write, by the end of its address: what a release changed. */
  pageNames?: ReadonlyMap<string, readonly string[]>;
  /** Words that readers type for pages and sections. */
  terms?: SearchTerms;
}

/**
 * Writes the framework's search index as the search dialog reads it (site/searchRecord.ts), and tells
 * the theme whether search is on.
 */
export function searchIndex({
  optionPaths = [],
  pageNames = new Map(),
  terms = new Map(),
}: SearchIndexOptions = {}): Step {
  return {
    name: 'search-index',
    config(config) {
      // The framework turns `search: false` into the same `{}` as no setting at all, and reads
      // `themeConfig.search` nowhere: the search box (theme/search) reads it instead.
      const { search, themeConfig } = config;
      const { search: themeSearch } = (themeConfig ?? {}) as ThemeOptions;
      return {
        ...config,
        // Names are taken out of code blocks (extractNames.ts); the rest of code is noise.
        search: search === false ? search : { codeBlocks: false, ...search },
        themeConfig: {
          ...themeConfig,
          search: search !== false && (themeSearch ?? true),
        } as object,
      };
    },
    pagesRead(pages) {
      const findTerms = createTermFinder(terms);
      // Each language has its own index, and its own words that are common.
      for (const language of new Set(pages.map(({ lang }) => lang))) {
        const own = pages.filter(({ lang }) => lang === language);
        const named = nameOptions(createSearchRecords(own, findTerms), optionPaths);
        const records = named.map((record) => {
          const names = pageNames.get(record.routePath.replace(/^\/\w+(?=\/releases\/)/, ''));
          return names ? { ...record, names: joinNames(record.names ?? [], [names]) } : record;
        });
        for (const [position, page] of own.entries()) setRecord(page, records[position]);
      }
    },
    extendPageData: dropRecord,
  };
}
