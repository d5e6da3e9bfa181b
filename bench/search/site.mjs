import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { runCommand } from '../../scripts/process/runCommand.mjs';

/**
 * A built site as the engines get it. `index` is the search index that it ships, as text, and `pages`
 * are those of that index with their search terms and the HTML that readers get. `readRawIndex` gives
 * the framework's index before our plugin trims it.
 * @typedef {{ route: string, keywords: string[], html: string }} SitePage
 * @typedef {{
 *   language: string,
 *   index: string,
 *   pages: SitePage[],
 *   readRawIndex: () => Promise<string>,
 * }} Site
 * @typedef {{ routePath: string, terms?: string[], toc: { terms?: string[] }[] }} IndexedPage
 */

const jiti = createJiti(import.meta.url);

/**
 * @param {string} folder
 * @param {string} language
 * @param {{ root: string, config?: string }} source what the site was built from
 * @returns {Promise<Site>}
 * @throws Error where the folder holds no such site.
 */
export async function readSite(folder, language, source) {
  const assets = path.join(folder, 'static');
  const name = new RegExp(`^search_index\\.${language}\\.\\w+\\.json$`);
  const found = existsSync(assets)
    ? readdirSync(assets).find((file) => name.test(file))
    : undefined;
  if (!found) {
    throw new Error(`${folder} holds no search index of “${language}”: run "npm run build" first.`);
  }
  const index = readFileSync(path.join(assets, found), 'utf8');
  /** @type {IndexedPage[]} */
  const records = JSON.parse(index);
  const pages = records.map(({ routePath: route, terms = [], toc }) => ({
    route,
    keywords: [...terms, ...toc.flatMap((heading) => heading.terms ?? [])],
    html: readFileSync(findFile(folder, route), 'utf8'),
  }));
  return {
    language,
    index,
    pages,
    readRawIndex: () => readRawIndex({ ...source, language }, index),
  };
}

/**
 * @param {string} folder
 * @param {string} route
 */
function findFile(folder, route) {
  const names = route.endsWith('/')
    ? [`${route}index.html`]
    : [`${route}.html`, `${route}/index.html`];
  const file = names.map((name) => path.join(folder, name)).find((one) => existsSync(one));
  if (!file) throw new Error(`${folder} holds no HTML for ${route}: run "npm run build" first.`);
  return file;
}

/**
 * Builds a site of tests/fixtures and returns its folder; one that was built from the same files is kept.
 * @param {string} root
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function buildFixture(root, name) {
  const { hashFiles } = /** @type {{ hashFiles: (root: string, places: string[]) => string }} */ (
    await jiti.import('../../build/read/cache.ts')
  );
  const source = `tests/fixtures/${name}`;
  const hash = hashFiles(root, [source, 'build/publish/searchIndex', 'site', 'package-lock.json']);
  const folder = path.join(root, `.reports/search/${name}.${hash.slice(0, 16)}`);
  if (existsSync(path.join(folder, 'static'))) return folder;
  console.log(`Building ${source} …`);
  const config = path.join(root, source, 'rspress.config.ts');
  const { code, output } = await runRspress(root, config, { OUT_DIR: folder });
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${source} could not be built:\n${output}`);
  }
  return folder;
}

/**
 * The framework's search index before our plugin trims it, made by the framework from the same pages;
 * kept for as long as the site ships the same index.
 * @param {{ root: string, language: string, config?: string }} source `config` is that of another site
 *   than this
 * @param {string} index what the site ships
 * @returns {Promise<string>}
 */
async function readRawIndex({ root, language, config = 'rspress.config.ts' }, index) {
  const hash = createHash('sha256').update(config).update(index).digest('hex').slice(0, 16);
  const file = path.join(root, `.reports/search/raw.${hash}.json`);
  if (!existsSync(file)) {
    const { output } = await runRspress(root, path.join(root, 'bench/search/rawIndex.config.ts'), {
      OUT_DIR: '.reports/search/none',
      CHECKED_SEPARATELY: '1',
      SITE_CONFIG: path.join(root, config),
      RAW_INDEX: file,
    });
    if (!existsSync(file)) throw new Error(`The framework wrote no search index:\n${output}`);
  }
  /** @type {{ lang: string }[]} */
  const pages = JSON.parse(readFileSync(file, 'utf8'));
  const json = JSON.stringify(pages.filter(({ lang }) => lang === language));
  if (listRoutes(json) !== listRoutes(index)) {
    throw new Error('The built site has other pages than docs/: run "npm run build" first.');
  }
  return json;
}

/**
 * @param {string} root
 * @param {string} config
 * @param {Record<string, string>} env
 */
const runRspress = (root, config, env) =>
  runCommand(
    process.execPath,
    [path.join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '-c', config],
    {
      cwd: root,
      env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', ...env },
      isQuiet: true,
    },
  );

/** @param {string} json */
const listRoutes = (json) =>
  JSON.parse(json)
    .map((/** @type {{ routePath: string }} */ { routePath }) => routePath)
    .sort()
    .join('\n');
