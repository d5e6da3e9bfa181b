import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/**
 * What the site says of itself, from its TypeScript sources, which Node 20 cannot load itself.
 * @returns {Promise<
 *   typeof import('../../site/site') & typeof import('../../site/sections') &
 *   typeof import('../../site/redirects')
 * >}
 */
export async function loadSite() {
  const files = ['site', 'sections', 'redirects'];
  const loaded = await Promise.all(files.map((name) => jiti.import(`../../site/${name}.ts`)));
  return Object.assign({}, ...loaded);
}
