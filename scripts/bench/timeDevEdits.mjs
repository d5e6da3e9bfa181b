import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../test/openBrowser.mjs';
import { copyRepository } from './copyRepository.mjs';

const page = 'guide/start/index';
const editCount = 7;
/** Until the first page is there, in ms. */
const patience = 120_000;

/** @typedef {{ start: number, edits: number, median: number, longest: number }} DevTimes in ms */

/**
 * How long a writer waits in `npm run dev` on a copy of the repository (`timeDev`).
 * @param {string} root
 */
export async function timeDevEdits(root) {
  const copy = copyRepository(root);
  try {
    return await timeDev(copy, {
      rspress: path.join(root, 'node_modules/@rspress/core/bin/rspress.js'),
      file: path.join(copy, 'docs/en', `${page}.mdx`),
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * How long it takes until a server of Rspress is ready, and from saving a page to seeing the change: a
 * real browser on a real page, the median and the longest of seven edits.
 * @param {string} cwd
 * @param {{ rspress: string, file: string }} options its program, and the source of `/guide/start/`
 * @returns {Promise<DevTimes>}
 */
export async function timeDev(cwd, { rspress, file }) {
  const started = performance.now();
  const server = spawn(process.execPath, [rspress, 'dev', '--host', '127.0.0.1'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    const address = await readAddress(server);
    const start = Math.round(performance.now() - started);
    await tab.goto(`${address}/${page.replace(/index$/, '')}`, { timeout: patience });
    // The first edit is shown when the page has its connection to the server.
    await tab.mouse.move(100, 100);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    const times = [];
    for (let edit = 0; edit <= editCount; edit++) {
      times.push(await timeEdit(tab, file, `Edit ${edit} seen.`));
    }
    // The first one compiles what later ones reuse.
    const sorted = times.slice(1).sort((a, b) => a - b);
    return {
      start,
      edits: editCount,
      median: Math.round(sorted[Math.floor(editCount / 2)] ?? 0),
      longest: Math.round(sorted.at(-1) ?? 0),
    };
  } finally {
    await browser.close();
    server.kill();
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

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function readAddress(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      log += chunk;
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(log) ?? [];
      if (address && /\bbuilt in\b/.test(log)) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`rspress dev ended (${code}):\n${log}`)));
  });
}
