import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';
import { startServer } from '../serve/startServer.mjs';
import { openBrowser } from '../test/openBrowser.mjs';

const slowdown = 4;
const rounds = 7;
/** Until the browser has reported what it measured, in ms. */
const settleTime = 1000;
/** Those that are closed at first. */
const chapters = [5, 6, 7, 8, 10, 11, 12];

/**
 * @typedef {{
 *   slowdown: number,
 *   rounds: number,
 *   link: number,
 *   expand: number,
 *   longestScrollTask: number,
 * }} SidebarTimes
 */

/**
 * How a sidebar of 300 pages feels on a slow machine: medians, in ms, from a click on a link
 * to the painted heading of its page, and from a click on a group to the paint that answers it; and
 * the longest task that scrolling page and tree causes, 0 where none takes more than 50 ms.
 * @param {string} root
 * @returns {Promise<SidebarTimes>}
 */
export async function timeSidebar(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rslib-docs-sidebar-'));
  await build(root, folder);
  const server = await startServer({ root: folder, base: '/' });
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await tab.addInitScript({ path: path.join(root, 'scripts/bench/inPage/sidebarTimes.js') });
    const session = await tab.context().newCDPSession(tab);
    await tab.goto(`${server.url}guide/c9/p10`);
    await tab.mouse.move(700, 300);
    await tab.mouse.move(705, 305);
    await tab.waitForFunction('window.isAppReady');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const links = await repeat((round) =>
      tab.evaluate(`sidebarTimes.timeLink('/guide/c9/p${round + 11}')`).then(Number),
    );
    const groups = await repeat((round) => timeGroup(tab, `Chapter ${chapters[round]}`));
    return {
      slowdown,
      rounds,
      link: getMedian(links),
      expand: getMedian(groups),
      longestScrollTask: await findLongestScrollTask(tab),
    };
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function build(root, folder) {
  const config = path.join(root, 'tests/fixtures/long-sidebar/rspress.config.ts');
  const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const { code, output } = await runCommand(process.execPath, [rspress, 'build', '-c', config], {
    cwd: root,
    env: { ...process.env, OUT_DIR: folder, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' },
    isQuiet: true,
  });
  if (code !== 0) throw new Error(`The site with 300 pages could not be built:\n${output}`);
}

/**
 * What the browser itself measures from a click to the next paint (Event Timing); 16 ms where it took
 * less, which is not reported.
 * @param {import('@playwright/test').Page} tab
 * @param {string} name
 */
async function timeGroup(tab, name) {
  const title = tab.locator('nav summary', { hasText: name }).first();
  await title.scrollIntoViewIfNeeded();
  await tab.evaluate('sidebarTimes.clicks.length = 0');
  await title.click();
  await tab.waitForTimeout(settleTime);
  return Math.max(16, Number(await tab.evaluate('sidebarTimes.clicks[0] ?? 0')));
}

/** @param {import('@playwright/test').Page} tab */
async function findLongestScrollTask(tab) {
  await tab.evaluate('sidebarTimes.longTasks.length = 0');
  for (const x of [100, 700]) {
    await tab.mouse.move(x, 400);
    for (let step = 0; step < 30; step++) await tab.mouse.wheel(0, step < 20 ? 120 : -120);
  }
  await tab.waitForTimeout(settleTime);
  return Math.round(Number(await tab.evaluate('Math.max(0, ...sidebarTimes.longTasks)')));
}

/** @param {(round: number) => Promise<number>} measure */
async function repeat(measure) {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await measure(round));
  return times;
}

/** @param {number[]} times */
const getMedian = (times) =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
