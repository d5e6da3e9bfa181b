import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../test/openBrowser.mjs';
import { copyRepository } from './copyRepository.mjs';
import { readDevArguments } from './readDevArguments.mjs';
import { setCacheAside } from './setCacheAside.mjs';
import { withDevServer } from './withDevServer.mjs';

const page = 'guide/start/index';
const editCount = 7;
/** Between an edit that is seen and the next, in ms: nobody saves more often, and it is judged meanwhile. */
const rest = 1500;
/** Until the first page is there, in ms. */
const patience = 120_000;

/**
 * `first`: the start of a server that finds nothing kept; `start`: a later one.
 * @typedef {{ first: number, start: number, edits: number, median: number, longest: number }} DevTimes in ms
 */

/**
 * How long a writer waits in `npm run dev` on a copy of the repository (`timeDev`).
 * @param {string} root
 */
export async function timeDevEdits(root) {
  const copy = copyRepository(root);
  try {
    return await timeDev(copy, {
      args: readDevArguments(root),
      file: path.join(copy, 'docs/en', `${page}.mdx`),
      cache: path.join(root, 'node_modules/.cache'),
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * How long it takes until a server of Rspress is ready, and from saving a page to seeing the change: a
 * real browser on a real page, the median and the longest of seven edits.
 * @param {string} cwd
 * @param {{ args: string[], file: string, cache: string }} options what Node.js is started with, the source
 *   of `/guide/start/`, and the folder of all that it keeps between runs
 * @returns {Promise<DevTimes>}
 */
export async function timeDev(cwd, { args, file, cache }) {
  const restoreCache = setCacheAside(cache);
  const startOnce = () => withDevServer({ cwd, args }, async (_, ready) => ready);
  /** @type {number} */
  let first;
  try {
    first = await startOnce();
  } finally {
    restoreCache();
  }
  // What was kept of this folder went with that cache, what was checked before did not.
  await startOnce();
  return await withDevServer({ cwd, args }, async (address, start) => {
    // The first one compiles what later ones reuse.
    const times = (await timeEdits(address, file)).slice(1).sort((a, b) => a - b);
    return {
      first,
      start,
      edits: editCount,
      median: Math.round(times[Math.floor(editCount / 2)] ?? 0),
      longest: Math.round(times.at(-1) ?? 0),
    };
  });
}

/**
 * @param {string} address
 * @param {string} file
 */
async function timeEdits(address, file) {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(`${address}/${page.replace(/index$/, '')}`, { timeout: patience });
    // The first edit is shown when the page has its connection to the server.
    await tab.mouse.move(100, 100);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    const times = [];
    for (let edit = 0; edit <= editCount; edit++) {
      await tab.waitForTimeout(rest);
      times.push(await timeEdit(tab, file, `Edit ${edit} seen.`));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Page} tab
 * @param {string} file
 * @param {string} words
 */
async function timeEdit(tab, file, words) {
  const source = readFileSync(file, 'utf8');
  // In each frame: a locator looks again after 100 ms, then 500, and would time its own steps.
  const shown = tab.waitForFunction(
    `document.body.textContent.includes(${JSON.stringify(words)})`,
    undefined,
    { polling: 'raf', timeout: 30_000 },
  );
  const started = performance.now();
  writeFileSync(file, source.replace(/^(# .*\n)/m, `$1\n${words}\n`));
  await shown;
  return performance.now() - started;
}
