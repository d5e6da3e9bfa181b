import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../serve/startServer.mjs';
import { openBrowser } from '../test/openBrowser.mjs';

const slowdown = 4;
/** Pages opened one after another, each with a worker of its own; medians of them. */
const runs = 5;
/** Milliseconds that a reader takes to type the first word, in which the worker warms up. */
const typing = 1000;

/** As they are typed: names, words, a question, a slip, Chinese. */
const queries = [
  'dts',
  'autoExternal',
  'lib.format',
  'umd in a browser',
  'how to keep __dirname in esm',
  'external dependencies',
  'redirct',
  'source map',
  '构建格式',
  'e',
];

/**
 * `page`: all but what the worker needs itself.
 * @typedef {{ query: string, worker: number, page: number }} QueryTime
 * @typedef {{ slowdown: number, queries: QueryTime[] }} SearchTimes
 */

/**
 * How long the first results take once the index is loaded and the typing has rested, in ms: in the
 * worker, which browsers do not slow down, and all around it in a page that is slowed, until they are
 * painted; medians of five pages. Asks the built site.
 * @param {string} root
 * @param {string} [site] folder of the built site
 * @returns {Promise<SearchTimes>}
 */
export async function timeSearch(root, site = process.env.OUT_DIR || 'doc_build') {
  const folder = path.resolve(root, site);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`bench: ${folder} holds no built site: run "npm run build" first.`);
  }
  const server = await startServer({ root: folder, base: '/' });
  const browser = await openBrowser();
  try {
    /** @type {QueryTime[][]} */
    const all = [];
    for (let run = 0; run < runs; run++)
      all.push(await timePage(browser, { root, url: server.url }));
    return {
      slowdown,
      queries: queries.map((_, at) => pickMedian(all.flatMap((times) => times[at] ?? []))),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const getTotal = (/** @type {QueryTime} */ { worker, page }) => slowdown * worker + page;

/**
 * @param {QueryTime[]} times
 * @returns {QueryTime}
 */
function pickMedian(times) {
  const sorted = times.toSorted((a, b) => getTotal(a) - getTotal(b));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('bench: no question was timed.');
  return median;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ root: string, url: string }} site
 */
async function timePage(browser, { root, url }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  try {
    // The site's policy forbids what asks the page below.
    const tab = await context.newPage();
    await tab.addInitScript({ path: path.join(root, 'scripts/bench/inPage/searchTimes.js') });
    await tab.goto(`${url}guide/start/`);
    await tab.keyboard.press('Control+k');
    const field = tab.getByRole('combobox');
    await field.fill('zz');
    await tab.waitForFunction('window.searchTimes.at(-1)?.painted');
    await tab.waitForTimeout(typing);
    const [worker] = tab.workers();
    if (!worker) throw new Error('bench: the search has no worker.');
    await worker.evaluate(
      readFileSync(path.join(root, 'scripts/bench/inPage/workerTimes.js'), 'utf8'),
    );
    const session = await tab.context().newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    /** @type {QueryTime[]} */
    const times = [];
    for (const query of queries) {
      const before = await tab.evaluate('window.searchTimes.length').then(Number);
      await field.fill(query);
      await tab.waitForFunction(`window.searchTimes[${before}]?.painted`);
      const { id, asked, painted } = /** @type {{ id: number, asked: number, painted: number }} */ (
        await tab.evaluate(`window.searchTimes[${before}]`)
      );
      const own = await worker.evaluate(`workerTimes.get(${id})`).then(Number);
      times.push({ query, worker: own, page: painted - asked - own });
    }
    return times;
  } finally {
    await context.close();
  }
}
