import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { normalizeBase } from '../../../site/address';
import { findRemoteSearch } from '../../../site/searchSettings';
import type { ThemeOptions } from '../../../site/themeOptions';
import { bundleScript, type BuiltFile, getFileAddress, makeScript } from '../builtFiles';

export interface BootScripts {
  /** Is in every page. */
  head: string;
  /** Those that are fetched: what every page needs after its first paint, and the worker of the search. */
  files: BuiltFile[];
  /** For `define`: address of the worker. */
  searchWorker: string;
}

/** Builds what runs in pages before the framework. */
export async function buildScripts(
  headScript: string,
  config: UserConfig,
  isProd: boolean,
): Promise<BootScripts> {
  const { base = '/', lang = '' } = config;
  const site = {
    ...getFeatures(config),
    BASE_PATH: JSON.stringify(base),
    DEFAULT_LANGUAGE: JSON.stringify(lang),
  };
  const getAddress = (file: BuiltFile) => JSON.stringify(getFileAddress(file, config));
  const make = (name: string, source: string, define = {}) => {
    const entry = path.resolve(headScript, '..', source);
    return makeScript(name, () => bundleScript(entry, { ...site, ...define }), isProd);
  };

  const worker = await make('search-worker.js', '../search/local/searchWorker.ts');
  const searchWorker = getAddress(worker);
  const afterPaint = await make('after-paint.js', 'afterPaintScript.ts', {
    SEARCH_WORKER: searchWorker,
    MANIFEST: JSON.stringify(`${normalizeBase(base)}manifest.webmanifest`),
  });
  return {
    head: await bundleScript(headScript, { ...site, AFTER_PAINT_SCRIPT: getAddress(afterPaint) }),
    files: [afterPaint, worker],
    searchWorker,
  };
}

/** What a site has, for `define`: code of what it has not is left out. */
export function getFeatures({ themeConfig = {}, multiVersion }: UserConfig) {
  const hasAnnouncement = 'announcement' in themeConfig && themeConfig.announcement !== undefined;
  return {
    HAS_ANNOUNCEMENT: `${hasAnnouncement}`,
    HAS_REMOTE_SEARCH: `${findRemoteSearch((themeConfig as ThemeOptions).search) !== undefined}`,
    HAS_VERSIONS: `${(multiVersion?.versions.length ?? 0) > 1}`,
  };
}
