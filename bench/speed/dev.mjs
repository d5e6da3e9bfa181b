import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../../scripts/test/browser.mjs';
import { getMedian } from '../figures.mjs';
import { copyRepository } from './builds.mjs';
import { getSource, installPackages, prepareProject } from './peers.mjs';

const page = 'guide/start/index';
const editCount = 7;
/** Between an edit that is seen and the next, in ms: nobody saves more often. */
const rest = 1500;

/**
 * Milliseconds. `first`: the start of a server that finds no cache; `start`: a later one; `median` and
 * `longest`: from saving a page to seeing the change.
 * @typedef {{ first: number, start: number, median: number, longest: number }} DevTimes
 * @typedef {{ site: string } & DevTimes} DevFigures
 */

/**
 * How long a writer waits for this site's development server and for that of Rspress as it comes, on
 * the same content, in turn, so often: the medians.
 * @param {{ runs: number, rspress: import('./peers.mjs').Peer, content: import('./peers.mjs').Content }} options
 * @returns {Promise<DevFigures[]>}
 */
export async function timeDevServers({ runs, rspress, content }) {
  await installPackages(rspress.id);
  /** @type {Record<string, DevTimes[]>} */
  const times = { ours: [], rspress: [] };
  for (let run = 1; run <= runs; run++) {
    console.log(`Development servers, ${run} of ${runs} …`);
    const copy = copyRepository();
    try {
      const file = path.join(copy, 'docs/en', `${page}.mdx`);
      times.ours?.push(await timeServer(copy, { args: devArguments, file }));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    // Made again: the edits of the run before would be seen at once.
    const project = prepareProject(rspress, content);
    const file = path.join(project, getSource(rspress, `${page}.md`));
    times.rspress?.push(await timeServer(project, { args: [rspress.build[0] ?? '', 'dev'], file }));
  }
  return Object.entries(times).map(([site, all]) => {
    const pick = (/** @type {keyof DevTimes} */ name) => getMedian(all.map((one) => one[name]));
    return {
      site,
      first: pick('first'),
      start: pick('start'),
      median: pick('median'),
      longest: pick('longest'),
    };
  });
}

/** What `npm run dev` starts Node.js with. */
export const devArguments = ['scripts/run.mjs', 'dev'];

/**
 * @param {string} cwd
 * @param {{ args: string[], file: string }} options what Node.js is started with, and the source of the page
 * @returns {Promise<DevTimes>}
 */
async function timeServer(cwd, { args, file }) {
  const startOnce = () => withServer(cwd, args, async (_, ready) => ready);
  const restoreCache = setCacheAside(path.join(cwd, 'node_modules/.cache'));
  const first = await startOnce().finally(restoreCache);
  await startOnce();
  return await withServer(cwd, args, async (address, start) => {
    // The first edit compiles what later ones reuse.
    const times = (await timeEdits(address, file)).slice(1);
    return { first, start, median: Math.round(getMedian(times)), longest: Math.max(...times) };
  });
}

/**
 * Moves a cache away and returns what brings it back; what an interrupted run left is brought back first.
 * @param {string} cache
 */
function setCacheAside(cache) {
  const aside = `${cache}.aside`;
  const restore = () => {
    if (!existsSync(aside)) return;
    rmSync(cache, { recursive: true, force: true });
    renameSync(aside, cache);
  };
  restore();
  if (existsSync(cache)) renameSync(cache, aside);
  return restore;
}

/**
 * @template Result
 * @param {string} cwd
 * @param {string[]} args
 * @param {(address: string, ready: number) => Promise<Result>} work `ready`: ms until it answers
 */
export async function withServer(cwd, args, work) {
  const started = performance.now();
  const server = spawn(process.execPath, [...args, '--host', '127.0.0.1'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      let log = '';
      /** @param {Buffer} chunk */
      const read = (chunk) => {
        log += chunk;
        const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(log) ?? [];
        if (found && /\bbuilt in\b/.test(log)) resolve(found);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      void ended.then(() => reject(new Error(`bench: the server in ${cwd} ended:\n${log}`)));
    });
    return await work(address, Math.round(performance.now() - started));
  } finally {
    // It still writes its cache; the next start waits until it has ended.
    if (server.kill('SIGINT')) await ended;
  }
}

/**
 * From saving the page to seeing the change in a browser.
 * @param {string} address
 * @param {string} file
 */
async function timeEdits(address, file) {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(`${address}/${page.replace(/index$/, '')}`, { timeout: 120_000 });
    // An edit is shown once the page has its connection to the server.
    await tab.mouse.move(100, 100);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    const times = [];
    for (let edit = 0; edit <= editCount; edit++) {
      await tab.waitForTimeout(rest);
      const words = `Edit ${edit} seen.`;
      // In each frame: a locator looks again after 100 ms, then 500, and would time its own steps.
      const shown = tab.waitForFunction(
        `document.body.textContent.includes(${JSON.stringify(words)})`,
        undefined,
        { polling: 'raf', timeout: 30_000 },
      );
      const source = readFileSync(file, 'utf8');
      const started = performance.now();
      writeFileSync(file, source.replace(/^(# .*\n)/m, `$1\n${words}\n`));
      await shown;
      times.push(Math.round(performance.now() - started));
    }
    return times;
  } finally {
    await browser.close();
  }
}
