import { getAddress } from './content/getAddress.mjs';
import { isSearchFile, weighAddress } from './weighAddress.mjs';

/** Until a page has fetched what it fetches by itself, in ms. */
const rest = 1500;
const phone = { width: 412, height: 823 };

/**
 * What a view of a page fetches, gzip. `bytes`, `requests` and `scripts` (bytes of JavaScript): until
 * its `load`; `allScripts`: until it rests once the reader has moved the pointer; `search`: what of all
 * this is there for a search that nobody asked for.
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
 * @param {import('./openSites.mjs').OpenSite[]} sites
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
  // The policy of this site forbids what asks the page.
  const context = await browser.newContext({ viewport: phone, bypassCSP: true });
  try {
    const tab = await context.newPage();
    /** What was asked for, and whether it is run: a script that is only prefetched is not. */
    /** @type {Map<string, boolean>} */
    const fetched = new Map();
    tab.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith('http')) return;
      fetched.set(url, fetched.get(url) || request.resourceType() === 'script');
    });
    const answer = await tab.goto(address, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`bench: ${address} is answered with ${answer?.status()}.`);
    // What is asked for at `load` itself is already under way when a test hears of it.
    /** @type {string[]} */
    const names = await tab.evaluate(`(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation');
      return performance.getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => name);
    })()`);
    const early = new Map([...fetched].filter(([url]) => url === tab.url() || names.includes(url)));
    await tab.waitForTimeout(rest);
    await tab.mouse.move(200, 200);
    await tab.mouse.move(204, 204);
    await tab.waitForTimeout(rest);
    const before = await weighAll(early);
    const all = await weighAll(fetched);
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

/** @param {Map<string, boolean>} fetched */
const weighAll = (fetched) =>
  Promise.all(
    [...fetched].map(async ([address, isScript]) => ({
      bytes: await weighAddress(address),
      isScript,
      isSearch: isSearchFile(new URL(address).pathname),
    })),
  );

/** @param {{ bytes: number }[]} parts */
const sumBytes = (parts) => parts.reduce((sum, { bytes }) => sum + bytes, 0);
