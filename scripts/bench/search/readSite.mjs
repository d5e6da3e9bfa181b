import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A built site as the engines get it. `index` is the search index that it ships, as text, and `pages`
 * are those of that index with the HTML that readers get.
 * @typedef {{ route: string, title: string, file: string, html: string }} SitePage
 * @typedef {{ folder: string, language: string, index: string, pages: SitePage[] }} Site
 */

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Site}
 * @throws Error where the folder holds no such site.
 */
export function readSite(folder, language) {
  const assets = path.join(folder, 'static');
  const name = new RegExp(`^search_index\\.${language}\\.\\w+\\.json$`);
  const found = existsSync(assets)
    ? readdirSync(assets).find((file) => name.test(file))
    : undefined;
  if (!found) {
    throw new Error(`${folder} holds no search index of “${language}”: run "npm run build" first.`);
  }
  const index = readFileSync(path.join(assets, found), 'utf8');
  /** @type {{ routePath: string, title: string }[]} */
  const records = JSON.parse(index);
  const pages = records.map(({ routePath: route, title }) => {
    const file = findFile(folder, route);
    return { route, title, file, html: readFileSync(file, 'utf8') };
  });
  return { folder, language, index, pages };
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
