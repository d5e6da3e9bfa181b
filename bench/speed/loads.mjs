import { get } from 'node:http';
import { getAddress } from './content.mjs';

/** Until a page has fetched what it fetches by itself, in ms. */
const rest = 1500;
const phone = { width: 412, height: 823 };

/**
 * What a view of a page fetches, gzip. `bytes`, `requests` and `scripts` (bytes of JavaScript): until
 * its `load`; `allScripts`: until it rests once the reader has moved the pointer; `search`: the part of
 * all this that is for a search nobody has opened.
 * @typedef {{
 *   site: string,
 *   page: string,
 *   bytes: number,
 *   requests: number,
 *   scripts: number,
 *   allScripts: number,
 *   search: number,
 * }} LoadWeight
 */

/**
 * @param {import('./peers.mjs').OpenSite[]} sites
 * @param {{ browser: import('@playwright/test').Browser, files: Record<string, string> }} options pages by name
 * @returns {Promise<LoadWeight[]>}
 */
export async function weighLoads(sites, { browser, files }) {
  /** @type {LoadWeight[]} */
  const weights = [];
  for (const site of sites) {
    console.log(`Weighing ${site.name} …`);
    for (const [page, file] of Object.entries(files)) {
      const address = site.url + getAddress(`/${file}`, site.form).slice(1);
      weights.push({ site: site.id, page, ...(await weighLoad(browser, address)) });
    }
  }
  return weights;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function weighLoad(browser, address) {
  // The policy of this site forbids what is evaluated in the page.
  const context = await browser.newContext({ viewport: phone, bypassCSP: true });
  try {
    const tab = await context.newPage();
    /** Address → whether it is run: a script that is only prefetched is not. */
    /** @type {Map<string, boolean>} */
    const fetched = new Map();
    tab.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith('http')) return;
      fetched.set(url, fetched.get(url) || request.resourceType() === 'script');
    });
    const answer = await tab.goto(address, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`bench: ${address} is answered with ${answer?.status()}.`);
    // What is requested at `load` itself is already under way when a test hears of it.
    /** @type {string[]} */
    const names = await tab.evaluate(`(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation');
      return performance.getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => name);
    })()`);
    const isEarly = (/** @type {string} */ url) => url === tab.url() || names.includes(url);
    const early = new Set([...fetched.keys()].filter(isEarly));
    await tab.waitForTimeout(rest);
    await tab.mouse.move(200, 200);
    await tab.mouse.move(204, 204);
    await tab.waitForTimeout(rest);
    const all = await Promise.all(
      [...fetched].map(async ([url, isScript]) => ({
        bytes: await weighAddress(url),
        isScript,
        isEarly: early.has(url),
        isSearch: isSearchFile(new URL(url).pathname),
      })),
    );
    const before = all.filter((one) => one.isEarly);
    return {
      bytes: sumBytes(before),
      requests: before.length,
      scripts: sumBytes(before.filter(({ isScript }) => isScript)),
      allScripts: sumBytes(all.filter(({ isScript }) => isScript)),
      search: sumBytes(all.filter(({ isSearch }) => isSearch)),
    };
  } finally {
    await context.close();
  }
}

/** @param {{ bytes: number }[]} parts */
const sumBytes = (parts) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Gzip bytes of an address, requested from the server: a browser exposes no body of what it prefetched.
 * @param {string} address
 * @returns {Promise<number>}
 */
function weighAddress(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * Whether a file is for the search: all these tools name it so. Pages about searching are no files.
 * @param {string} pathname
 */
export const isSearchFile = (pathname) =>
  /\.\w+$/.test(pathname) && /search|pagefind|lunr/i.test(pathname);
