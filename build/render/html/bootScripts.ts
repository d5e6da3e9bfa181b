import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRslib } from '@rslib/core';
import type { UserConfig } from '@rspress/core';
import { normalizeBase } from '../../../site/address';
import { findRemoteSearch } from '../../../site/searchSettings';
import type { ThemeOptions } from '../../../site/themeOptions';

export interface BootScripts extends PageScripts {
  /** Is in every page. */
  head: string;
  /** Those that are fetched: what every page needs after its first paint, and the worker of the search. */
  files: BootFile[];
  /** For `define`: address of the worker. */
  searchWorker: string;
}

export interface BootFile {
  /** Where it is in the output. */
  path: string;
  text: string;
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
  const getAddress = (file: BootFile) => JSON.stringify(getFileAddress(file, config));
  const buildScript = (name: string, define = {}) =>
    buildInlineScript(path.resolve(headScript, '..', name), { ...site, ...define });

  const ofParts = new Map<string, string>();
  for (const [part, source] of Object.entries(partScripts)) {
    ofParts.set(part, await buildInlineScript(source, site));
  }
  const worker = nameFile('search-worker', await buildScript('../search/local/searchWorker.ts'));
  const searchWorker = getAddress(worker);
  const afterPaint = nameFile(
    'after-paint',
    await buildScript('afterPaintScript.ts', {
      SEARCH_WORKER: searchWorker,
      MANIFEST: JSON.stringify(`${normalizeBase(base)}manifest.webmanifest`),
    }),
  );
  return {
    head: await buildInlineScript(headScript, {
      ...site,
      AFTER_PAINT_SCRIPT: getAddress(afterPaint),
    }),
    arrival: await buildScript('arrivalScript.ts'),
    ofParts,
    files: [afterPaint, worker],
    searchWorker,
  };
}

export function getFileAddress({ path }: BootFile, { base = '/', builderConfig }: UserConfig) {
  const prefix = builderConfig?.output?.assetPrefix ?? base;
  return `${prefix === 'auto' ? base : prefix}${path}`;
}

/** With a hash of its content: hosts keep it for a year. */
export function nameFile(name: string, text: string): BootFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `static/js/${name}.${hash}.js`, text };
}

const browsers = readFileSync('.browserslistrc', 'utf8').match(/^\w.*$/gm) ?? [];
const outputFolder = path.resolve('node_modules/.cache/rslib-docs/inline-scripts');

/**
 * Builds an inline script with the tool this site is about: one self-contained IIFE, minified, told
 * what the site's pages share (`define`). Gives its text.
 */
export async function buildInlineScript(
  entry: string,
  define: Record<string, string>,
  alias: Record<string, string | false> = {},
): Promise<string> {
  const root = path.join(outputFolder, path.parse(entry).name);
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      performance: { buildCache: false, printFileSize: false },
      lib: [
        {
          format: 'iife',
          syntax: browsers,
          source: { entry: { index: entry }, define },
          resolve: { alias },
          output: { target: 'web', minify: true, distPath: { root } },
        },
      ],
    },
  });
  const { close } = await rslib.build();
  await close();
  const script = await readFile(path.join(root, 'index.js'), 'utf8');
  return script.trim();
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
