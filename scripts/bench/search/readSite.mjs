import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { readRawIndex } from './readRawIndex.mjs';

/**
 * A built site as the engines get it. `index` is the search index that it ships, as text, and `pages`
 * are those of that index with their keywords and the HTML that readers get. `readRawIndex` gives the
 * framework's index before our plugin trims it.
 * @typedef {{ route: string, keywords: string[], html: string }} SitePage
 * @typedef {{
 *   language: string,
 *   index: string,
 *   pages: SitePage[],
 *   readRawIndex: () => Promise<string>,
 * }} Site
 */

/**
 * @typedef {import('../../../site/searchRecord').SearchRecord} SearchRecord
 * @typedef {{ parseRecords: (json: string) => SearchRecord[] }} Reader
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
  const { parseRecords } = /** @type {Reader} */ (
    await jiti.import('../../../theme/search/local/parseRecords.ts')
  );
  const pages = parseRecords(index).map(({ routePath: route, terms = [], toc }) => {
    const keywords = [...terms, ...toc.flatMap((one) => one.terms ?? [])];
    const html = readFileSync(findFile(folder, route), 'utf8');
    return { route, keywords, html };
  });
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
  const files = names.map((name) => path.join(folder, name));
  const file = files.find((one) => existsSync(one));
  if (!file) throw new Error(`${folder} holds no HTML for ${route}: run "npm run build" first.`);
  return file;
}
