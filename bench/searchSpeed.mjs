import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../scripts/process/parseOptions.mjs';
import { openSite } from '../scripts/serve/openSite.mjs';
import { openBrowser } from '../scripts/test/browser.mjs';
import { serveSlowly, slowNetwork } from './serveSlowly.mjs';
import { alignColumns, getPercentile } from './figures.mjs';

/** Until a page has fetched what it fetches by itself, in ms. */
const rest = 1500;
const timeout = 20_000;

const machines = [
  { name: 'desktop', goal: 500, viewport: { width: 1440, height: 900 }, slowdown: 1 },
  {
    name: 'slow phone',
    goal: 2200,
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: slowNetwork,
  },
];
const questions = [
  { language: 'en', page: 'guide/start/quick-start', word: 'format' },
  { language: 'zh', page: 'zh/guide/start/quick-start', word: '格式' },
];

/**
 * Times Ctrl+K and a word typed at once, until the first result is painted, each time in a browser that has
 * seen nothing but the page. Several built sites take turns: `--site=doc_build --site=/tmp/before`.
 * @param {string[]} args
 */
export async function runSearchSpeed(args) {
  const { values } = parseOptions('Usage: npm run bench -- search-speed', {
    args,
    options: {
      runs: { type: 'string', default: '7' },
      site: { type: 'string', multiple: true, default: ['doc_build'] },
    },
  });
  const browser = await openBrowser();
  /** @type {Map<string, number[]>} */
  const times = new Map();
  const sites = values.site.map((name) => ({ name, answer: openSite(path.resolve(name)) }));
  const cases = machines.flatMap((machine) =>
    questions.flatMap((question) =>
      sites.map((site) => ({
        machine,
        question,
        answer: site.answer,
        name: [machine.name, question.language, site.name].join(', '),
      })),
    ),
  );
  try {
    // The first run only makes the server compress its files.
    for (let run = 0; run <= Number(values.runs); run++) {
      for (const { machine, question, answer, name } of cases) {
        const server = await serveSlowly(answer, machine.network);
        try {
          const time = await timeFirstResult(browser, server.url, machine, question);
          if (run > 0) times.set(name, [...(times.get(name) ?? []), time]);
        } finally {
          server.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  const rows = cases.map(({ name, machine }) => {
    const sorted = (times.get(name) ?? []).sort((one, other) => one - other);
    const show = (/** @type {number} */ share) => getPercentile(sorted, share).toFixed(0);
    return [name, show(0.5), `${show(0.25)}–${show(0.75)}`, `≤ ${machine.goal}`];
  });
  console.log(`Ctrl+K and a word → first result, ms, ${values.runs} runs, load ${loadavg()[0]}`);
  console.log(alignColumns([['', 'median', 'middle half', 'goal'], ...rows]).join('\n'));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ viewport: { width: number, height: number }, slowdown: number }} machine
 * @param {{ page: string, word: string }} question
 */
async function timeFirstResult(browser, url, { viewport, slowdown }, { page, word }) {
  const context = await browser.newContext({ viewport });
  try {
    const tab = await context.newPage();
    await tab.addInitScript({
      path: fileURLToPath(new URL('inPage/firstResult.js', import.meta.url)),
    });
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.goto(url + page, { waitUntil: 'load' });
    await tab.waitForTimeout(rest);
    await tab.keyboard.press('Control+k');
    await tab.keyboard.insertText(word);
    // After eight seconds without React the press leads to the list of all pages, which answers nothing.
    const answered = tab.locator('html[data-answered]').getAttribute('data-answered', { timeout });
    return Number(await answered.catch(() => Infinity));
  } finally {
    await context.close();
  }
}
