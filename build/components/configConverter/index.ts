import type { RspressPlugin } from '@rspress/core';
import { noTextCache, type TextCache } from '../../read/buildCache/openTextCache';
import { readAllMigrations, readAllRows, toBrowserRows } from './openMigrations';

/**
 * What the config converter quotes: the rows of the migration pages, as a module that is fetched when
 * a reader converts.
 */
export function configConverter(cache: TextCache = noTextCache): RspressPlugin {
  return {
    name: 'config-converter',
    addRuntimeModules: () => {
      const rows = cache.remember(readAllMigrations(), () =>
        JSON.stringify(toBrowserRows(readAllRows())),
      );
      cache.save();
      return { 'virtual-migration-rows': `export default ${rows};` };
    },
  };
}
