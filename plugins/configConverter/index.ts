import type { RspressPlugin } from '@rspress/core';
import { readAllRows, toBrowserRows } from './openMigrations';

/**
 * What the config converter quotes: the rows of the migration pages, as a module that is fetched when
 * a reader converts.
 */
export function configConverter(): RspressPlugin {
  return {
    name: 'config-converter',
    addRuntimeModules: () => ({
      'virtual-migration-rows': `export default ${JSON.stringify(toBrowserRows(readAllRows()))};`,
    }),
  };
}
