import { statSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';

/**
 * What a page costs its reader. `transfer`: gzip bytes of everything fetched before the reader does
 * anything; `style`: gzip bytes of its inline and linked styles; `requests`: before the reader does
 * anything, the page included; `scriptsBeforeIntent`: script files among them;
 * `scriptsAfterInteraction`: gzip bytes of all scripts that come after the first paint and at the first interaction.
 * @typedef {{
 *   transfer: number,
 *   style: number,
 *   requests: number,
 *   scriptsBeforeIntent: number,
 *   scriptsAfterInteraction: number,
 * }} PageWeight
 * @typedef {PageWeight & { route: string, html: number }} RouteWeight
 */

const jiti = createJiti(import.meta.url);

/**
 * Weighs every page of a built site as the byte budget does (tests/site/budgets.test.ts); `html` is
 * the page alone in bytes as stored.
 * @param {string} folder
 * @returns {Promise<RouteWeight[]>}
 */
export async function weighSite(folder) {
  const { weighPage } = /** @type {{ weighPage: (file: string, folder: string) => PageWeight }} */ (
    await jiti.import('../tests/support/weighPage.ts')
  );
  const pages = await listPages(folder);
  return pages.map(({ route, file }) => ({
    route,
    html: statSync(path.join(folder, file)).size,
    ...weighPage(file, folder),
  }));
}

/**
 * The pages of a built site, without redirects and what is composed of others.
 * @param {string} folder
 */
export async function listPages(folder) {
  const { listRoutes } =
    /** @type {{ listRoutes: (folder: string) => { route: string, file: string }[] }} */ (
      await jiti.import('../tests/support/routes.ts')
    );
  return listRoutes(folder);
}
