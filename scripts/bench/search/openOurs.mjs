import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';

/**
 * Whatever answers questions with the addresses of its results, as its reader sees them from the top.
 * `indexBytes`: compressed bytes that the browser fetches to search; undefined where it fetches parts.
 * @typedef {{
 *   search: (query: string) => Promise<string[]>,
 *   indexBytes: number | undefined,
 * }} Engine
 * @typedef {{ id: number, hits: { href: string }[] } | { id: number, error: string }} SearchReply
 * @typedef {(fetchText: (url: string) => Promise<string>, synonymsUrl: string) =>
 *   (request: { id: number, indexUrl: string, query: string }) => Promise<SearchReply>
 * } CreateSearchServer
 */

const jiti = createJiti(import.meta.url);

const synonymsFile = new URL('../../../site/synonyms.json', import.meta.url);
const indexUrl = '/index.json';

/**
 * The search of this site from its sources, which Node 20 cannot load itself: what the worker does with
 * each message, over the index and the synonyms that the site ships.
 * @param {import('./readSite.mjs').Site} site
 * @returns {Promise<Engine>}
 */
export async function openOurs({ index }) {
  const { createSearchServer } = /** @type {{ createSearchServer: CreateSearchServer }} */ (
    await jiti.import('../../../theme/search/local/searchServer.ts')
  );
  const synonyms = readFileSync(synonymsFile, 'utf8');
  const answer = createSearchServer(
    async (url) => (url === indexUrl ? index : synonyms),
    '/synonyms.json',
  );
  let id = 0;
  return {
    indexBytes: gzipSync(index).length + gzipSync(synonyms).length,
    async search(query) {
      const reply = await answer({ id: ++id, indexUrl, query });
      if ('error' in reply) throw new Error(`“${query}”: ${reply.error}`);
      return reply.hits.map(({ href }) => href);
    },
  };
}
