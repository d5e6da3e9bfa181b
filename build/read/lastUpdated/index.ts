import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { FileDates } from './readFileDates';
import { readFileDates } from './readFileDates';

/**
 * Adds `lastUpdatedTime` to page data: the date of the page's last commit as ISO 8601 in UTC, so that
 * every machine builds the same. A page without a trustworthy date has none.
 */
export function lastUpdated(): RspressPlugin {
  let root = '';
  let history: FileDates = { dates: new Map() };
  return {
    name: 'last-updated',
    config(config) {
      root = path.resolve(config.root ?? 'docs');
      return config;
    },
    async routeGenerated() {
      history = await readFileDates(root);
      if (history.problem) logger.warn(`Last-updated dates: ${history.problem}`);
    },
    extendPageData(page) {
      const name = path.relative(root, page._filepath).split(path.sep).join('/');
      const time = history.dates.get(name);
      if (time) Object.assign(page, { lastUpdatedTime: time });
    },
  };
}
