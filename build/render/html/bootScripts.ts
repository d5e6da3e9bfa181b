import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { normalizeBase } from '../../../site/address';
import { findRemoteSearch } from '../../../site/searchSettings';
import type { ThemeOptions } from '../../../site/themeOptions';
import { bundleScript, type BuiltFile, getFileAddress, nameFile } from '../builtFiles';

export interface BootScripts extends PageScripts {
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
  partScripts: Readonly<Record<string, string>>,
  config: UserConfig,
): Promise<BootScripts> {
  const { base = '/', lang = '' } = config;
  const site = {
    ...getFeatures(config),
    BASE_PATH: JSON.stringify(base),
    DEFAULT_LANGUAGE: JSON.stringify(lang),
  };
  const getAddress = (file: BuiltFile) => JSON.stringify(getFileAddress(file, config));
  const buildScript = (name: string, define = {}) =>
    bundleScript(path.resolve(headScript, '..', name), { ...site, ...define });

  const ofParts = new Map<string, string>();
  for (const [part, source] of Object.entries(partScripts)) {
    ofParts.set(part, await bundleScript(source, site));
  }
  const worker = nameFile('search-worker.js', await buildScript('../search/local/searchWorker.ts'));
  const searchWorker = getAddress(worker);
  const afterPaint = nameFile(
    'after-paint.js',
    await buildScript('afterPaintScript.ts', {
      SEARCH_WORKER: searchWorker,
      MANIFEST: JSON.stringify(`${normalizeBase(base)}manifest.webmanifest`),
    }),
  );
  return {
    head: await bundleScript(headScript, {
      ...site,
      AFTER_PAINT_SCRIPT: getAddress(afterPaint),
    }),
    arrival: await buildScript('arrivalScript.ts'),
    ofParts,
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

const headScript = /<script>[^]*?<\/script>/;
const mayRedirect = /<html\b[^>]*\b(?:data-page-type="404"|data-translations=)/;

export interface PageScripts {
  /** Of pages that may redirect to another: those of no page, and those that name their translations. */
  arrival: string;
  /** Of pages that hold a part, by its `data-part`. */
  ofParts: ReadonlyMap<string, string>;
}

/**
 * Puts behind the head script of a page those that not every page needs.
 * @throws Error where the page has no head script: what follows relies on the storage it makes safe.
 */
export function addPageScripts(html: string, { arrival, ofParts }: PageScripts): string {
  const own = [...ofParts].filter(([part]) => hasPart(html, part)).map(([, script]) => script);
  if (mayRedirect.test(html)) own.unshift(arrival);
  if (own.length === 0) return html;
  if (!headScript.test(html)) {
    throw new Error(
      '[html] A built page has no inline script that its other scripts could follow: ' +
        'look at the emitted HTML and adapt build/render/html/bootScripts.ts.',
    );
  }
  const added = own.map((script) => `<script>${script}</script>`).join('');
  return html.replace(headScript, (script) => script + added);
}

const hasPart = (html: string, part: string): boolean =>
  new RegExp(`<[^>]*\\bdata-part="${part}"`).test(html);
