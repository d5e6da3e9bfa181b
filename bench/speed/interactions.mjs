import { fileURLToPath } from 'node:url';
import { getMedian } from '../figures.mjs';
import { getAddress } from './content.mjs';

/** How many times slower the processor is made. */
export const slowdown = 4;

const timeout = 20_000;
/** Until a page rests once it has loaded, and a pointer has rested on a link, in ms. */
const rest = 1500;
const hover = 600;
/** How long people hold a button down when they click, in ms. */
const hold = 80;

/**
 * @typedef {{ kind: 'theme' | 'search' | 'click', selector?: string }} Task
 * @typedef {(task: Task) => Promise<{ tab: import('@playwright/test').Page, close: () => Promise<void> }>} Open
 */

/**
 * Milliseconds, medians: the first paint, how long after it the theme button works and the search field
 * has the focus, and from a click in the sidebar to the painted heading, of a reader who has moved the
 * pointer before, without and after a rest on the link. A site without such a control has no such time.
 * @typedef {{
 *   site: string,
 *   paint: number,
 *   theme?: number,
 *   search?: number,
 *   cold: number,
 *   hovered: number,
 * }} InteractionTimes
 */

/**
 * Measures each site in turn, `runs` times.
 * @param {import('./peers.mjs').OpenSite[]} sites
 * @param {{
 *   browser: import('@playwright/test').Browser,
 *   runs: number,
 *   from: string,
 *   to: string,
 * }} options `from` and `to` are files of pages whose sidebar is the same
 * @returns {Promise<InteractionTimes[]>}
 */
export async function timeInteractions(sites, { browser, runs, from, to }) {
  /** @type {Map<string, { paint: number, theme?: number, search?: number, cold: number, hovered: number }[]>} */
  const times = new Map(sites.map(({ id }) => [id, []]));
  for (let run = 1; run <= runs; run++) {
    for (const site of sites) {
      console.log(`Using ${site.name}, ${run} of ${runs} …`);
      const open = (/** @type {Task} */ task) => openPage(browser, { site, from, task });
      const theme = site.theme ? await pressControl(open, 'theme', site.theme) : undefined;
      const search = site.search ? await pressControl(open, 'search', site.search) : undefined;
      const href = getAddress(`/${to}`, site.form);
      const cold = await followLink(open, href, { isHovered: false });
      const hovered = await followLink(open, href, { isHovered: true });
      times.get(site.id)?.push({
        paint: cold.paint,
        theme: theme?.worksAfter,
        search: search?.worksAfter,
        cold: cold.time,
        hovered: hovered.time,
      });
    }
  }
  return [...times].map(([site, all]) => {
    const pick = (/** @type {'paint' | 'theme' | 'search' | 'cold' | 'hovered'} */ name) =>
      getMedian(all.map((one) => one[name]).filter((value) => value !== undefined));
    const { theme, search } = all[0] ?? {};
    return {
      site,
      paint: pick('paint'),
      ...(theme !== undefined && { theme: pick('theme') }),
      ...(search !== undefined && { search: pick('search') }),
      cold: pick('cold'),
      hovered: pick('hovered'),
    };
  });
}

/**
 * A page in a browser that has seen nothing, on a slow machine; it begins to load.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: import('./peers.mjs').OpenSite, from: string, task: Task }} options
 */
async function openPage(browser, { site, from, task }) {
  // The policy of this site forbids what waits for the result.
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const tab = await context.newPage();
  await tab.addInitScript(`window.speedTask = ${JSON.stringify(task)}`);
  await tab.addInitScript({
    path: fileURLToPath(new URL('../inPage/speedTimes.js', import.meta.url)),
  });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.goto(site.url + getAddress(`/${from}`, site.form).slice(1), { waitUntil: 'commit' });
  return { tab, close: () => context.close() };
}

/**
 * How long after the first paint a control works, in ms.
 * @param {Open} open
 * @param {'theme' | 'search'} kind
 * @param {string} selector
 */
async function pressControl(open, kind, selector) {
  const { tab, close } = await open({ kind, selector });
  try {
    const { paint, worksAt } =
      /** @type {{ paint: number, worksAt: number }} */
      (await readResult(tab, `what “${selector}” is for (${kind})`));
    return { worksAfter: worksAt - paint };
  } finally {
    await close();
  }
}

/**
 * Milliseconds: the first paint, and from a click in the sidebar to the painted heading.
 * @param {Open} open
 * @param {string} href
 * @param {{ isHovered: boolean }} how
 */
async function followLink(open, href, { isHovered }) {
  const { tab, close } = await open({ kind: 'click' });
  try {
    await tab.waitForLoadState('load');
    // Nobody clicks without having moved the pointer, and that is what this site waits for.
    await tab.mouse.move(700, 450);
    await tab.mouse.move(704, 454);
    await tab.waitForTimeout(rest);
    const paint = await tab
      .evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`)
      .then(Number);
    const { x, y } = await findLink(tab, href);
    if (isHovered) {
      await tab.mouse.move(x - 2, y);
      await tab.mouse.move(x, y);
      await tab.waitForTimeout(hover);
    }
    await tab.mouse.click(x, y, { delay: hold });
    const { time } = /** @type {{ time: number }} */ (await readResult(tab, `the page of ${href}`));
    return { paint, time };
  } finally {
    await close();
  }
}

/**
 * Where the sidebar has the link: the one that is furthest to the left.
 * @param {import('@playwright/test').Page} tab
 * @param {string} href
 */
async function findLink(tab, href) {
  const links = [];
  for (const link of await tab.locator(`a[href="${href}"]:visible`).all()) {
    const box = await link.boundingBox();
    if (box) links.push({ link, x: box.x });
  }
  const [first] = links.sort((one, other) => one.x - other.x);
  await first?.link.scrollIntoViewIfNeeded();
  const box = await first?.link.boundingBox();
  if (!box) throw new Error(`bench: ${tab.url()} has no link to ${href}.`);
  return { x: box.x + Math.min(box.width / 2, 30), y: box.y + box.height / 2 };
}

/**
 * @param {import('@playwright/test').Page} tab
 * @param {string} what
 */
async function readResult(tab, what) {
  try {
    await tab.waitForFunction('window.speedResult', undefined, { timeout });
  } catch (cause) {
    throw new Error(`bench: ${tab.url()} did not show ${what} in ${timeout} ms.`, { cause });
  }
  return tab.evaluate('window.speedResult');
}
