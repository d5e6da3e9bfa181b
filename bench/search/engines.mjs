import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';
import { countKeys, judgeAnswer } from './judge.mjs';

/** The searches of other tools, each a file of bench/search/engines. */
export const peers = /** @type {const} */ ([
  'rspress',
  'minisearch',
  'lunr',
  'lunr-keywords',
  'pagefind',
  'orama',
]);

/**
 * Whatever answers questions with the addresses of its results, as its reader sees them from the top.
 * `indexBytes`: compressed bytes that the browser fetches to search; undefined where it fetches parts.
 * @typedef {{
 *   search: (query: string) => Promise<string[]>,
 *   indexBytes: number | undefined,
 * }} Engine
 * @typedef {import('./questions.mjs').Question & {
 *   hrefs: string[],
 *   judged: import('./judge.mjs').Judgement,
 * }} Asked
 * @typedef {{ id: number, hits: { href: string }[] } | { id: number, error: string }} SearchReply
 * @typedef {(fetchText: (url: string, take: (part: string) => void) => Promise<void>) =>
 *   (request: { id: number, indexUrl: string, query: string }) => Promise<SearchReply>
 * } CreateSearchServer
 */

/**
 * Asks each question once as a whole and, if asked to, key by key.
 * @param {readonly import('./questions.mjs').Question[]} questions
 * @param {Engine} engine
 * @param {{ withKeys: boolean }} options
 * @returns {Promise<Asked[]>}
 */
export async function askQuestions(questions, { search }, { withKeys }) {
  /** @type {Asked[]} */
  const asked = [];
  for (const question of questions) {
    const { query, relevant } = question;
    const hrefs = await search(query);
    const keys = withKeys ? await countKeys(query, relevant, search) : undefined;
    asked.push({ ...question, hrefs, judged: { ...judgeAnswer(hrefs, relevant), keys } });
  }
  return asked;
}

const jiti = createJiti(import.meta.url);
const indexUrl = '/index.json';

/**
 * The search of this site from its sources, which Node 20 cannot load itself: what the worker does with
 * each message, over the index that the site ships.
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Engine>}
 */
export async function openOurs({ index }) {
  const { createSearchServer } = /** @type {{ createSearchServer: CreateSearchServer }} */ (
    await jiti.import('../../theme/search/local/searchServer.ts')
  );
  const answer = createSearchServer(async (_url, take) => take(index));
  let id = 0;
  return {
    indexBytes: gzipSync(index).length,
    async search(query) {
      const reply = await answer({ id: ++id, indexUrl, query });
      if ('error' in reply) throw new Error(`“${query}”: ${reply.error}`);
      return reply.hits.map(({ href }) => href);
    },
  };
}

/**
 * The search of another tool, with the pages of a site in it.
 * @param {string} root
 * @param {string} name
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Engine>}
 */
export async function openPeer(root, name, site) {
  const file = path.join(root, `bench/search/engines/${name}.mjs`);
  try {
    const { open } = await import(pathToFileURL(file).href);
    return await open(site);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Error(`${name} is not installed: run "npm ci --prefix bench/search".`, { cause });
    }
    throw cause;
  }
}

/**
 * `name`: what tables call it; `tool`: whose search it is, with its version where settings are taken
 * from it; `packages`: what ran, with versions.
 * @typedef {{ name: string, tool: string, packages: Record<string, string> }} EngineVersions
 */

/**
 * What bench/search/engines.json says of engines, with the versions that are installed.
 * @param {string} root
 * @param {readonly string[]} engines
 * @returns {Record<string, EngineVersions>}
 * @throws Error where that file does not know one of them, or a package of it is not installed.
 */
export function describeEngines(root, engines) {
  const file = 'bench/search/engines.json';
  /** @type {Record<string, { name: string, tool: string, packages: string[] } | undefined>} */
  const known = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.fromEntries(
    engines.map((engine) => {
      const about = known[engine];
      if (!about) throw new Error(`${file} says nothing of “${engine}”.`);
      const packages = about.packages.map((name) => [name, readVersion(root, name)]);
      return [engine, { ...about, packages: Object.fromEntries(packages) }];
    }),
  );
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string}
 */
function readVersion(root, name) {
  const found = ['bench/search', '.']
    .map((folder) => path.join(root, folder, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed: run "npm ci --prefix bench/search".`);
  return JSON.parse(readFileSync(found, 'utf8')).version;
}
