import type { RspressPlugin } from '@rspress/core';

/** What the browser needs of every page of the site: where it is, in which language, and its date. */
const kept = new Set([
  'title',
  'routePath',
  'lang',
  'version',
  '_filepath',
  '_relativePath',
  'lastUpdatedTime',
  'translationIsStale',
]);

/**
 * Keeps small what is told of every page: the framework would put it into the entry script, and
 * build/rspress/sectionPages puts it into those of sections. A page's own module still carries its front
 * matter and table of contents.
 */
export function trimPageData(): RspressPlugin {
  return {
    name: 'trim-page-data',
    extendPageData(page) {
      const record = page as unknown as Record<string, unknown>;
      for (const key of Object.keys(record)) {
        if (!kept.has(key)) delete record[key];
      }
    },
  };
}
