import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseOptions } from '../scripts/process/parseOptions.mjs';
import { openSite } from '../scripts/serve/openSite.mjs';
import { openBrowser } from '../scripts/test/browser.mjs';
import { alignColumns, getPercentile } from './figures.mjs';
import { serveSlowly, slowNetwork } from './serveSlowly.mjs';

/** Long tasks count until so long after `load`, in ms. */
const rest = 2500;
const slowdown = 4;
const viewport = { width: 412, height: 823 };
const pages = ['guide/start/quick-start', 'config/lib/dts', ''].flatMap((page) => [
  page,
  `zh/${page}`,
]);

/**
 * Compares the largest paint and the long tasks of pages with those of the same text as bare HTML, on a slow
 * phone. The two take turns; each ratio is that of a pair. Another built site: `--site=/tmp/before`.
 * @param {string[]} args
 */
export async function benchPaint(args) {
  const { values } = parseOptions('Usage: npm run bench -- paint', {
    args,
    options: {
      runs: { type: 'string', default: '15' },
      site: { type: 'string', multiple: true, default: ['doc_build'] },
    },
  });
  const browser = await openBrowser();
  const cases = values.site.flatMap((site) => {
    const answer = openSite(path.resolve(site));
    return pages.map((page) => ({
      name: `/${page}, ${site}`,
      page,
      answer,
      plain: openPlainText(answer({ url: `/${page}`, headers: {} }).body.toString()),
      /** @type {{ ratio: number, added: number }[]} */
      pairs: [],
    }));
  });
  try {
    for (let run = 0; run <= Number(values.runs); run++) {
      for (const { page, answer, plain, pairs } of cases) {
        const own = await timePaint(browser, answer, page);
        const bare = await timePaint(browser, plain, page);
        // The first run only makes the server compress its files.
        if (run > 0) {
          pairs.push({
            ratio: own.largest / bare.largest,
            added: own.longTasks - bare.longTasks,
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  const rows = cases.map(({ name, pairs }) => [
    name,
    ...describeMedian(pairs.map(({ ratio }) => ratio)).map((value) => value.toFixed(2)),
    ...describeMedian(pairs.map(({ added }) => added)).map((value) => value.toFixed(0)),
  ]);
  console.log(`Next to the same text as bare HTML, ${values.runs} pairs, load ${loadavg()[0]}`);
  console.log(
    alignColumns([
      ['', 'largest paint', 'from', 'to', 'long tasks, ms more', 'from', 'to'],
      ...rows,
    ]).join('\n'),
  );
}

/**
 * The median, and between which values it is with a certainty of 95 %.
 * @param {readonly number[]} values
 */
function describeMedian(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const margin = 0.98 / Math.sqrt(sorted.length);
  return [0.5, Math.max(0.01, 0.5 - margin), Math.min(1, 0.5 + margin)].map((share) =>
    getPercentile(sorted, share),
  );
}

/**
 * Answers every address with the text of a page as bare HTML.
 * @param {string} html
 * @returns {ReturnType<typeof openSite>}
 */
function openPlainText(html) {
  const [main = ''] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  const text = main
    .replace(/<(script|style|svg|button|template|dialog)\b[^]*?<\/\1>/g, '')
    .replace(/<(\w+)[^>]*?(?: href="([^"]*)")?[^>]*>/g, (_, name, href) =>
      href ? `<${name} href="${href}">` : `<${name}>`,
    );
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const body = gzipSync(`<!doctype html>${head}<title>Plain</title>${text}`);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
  return () => ({ status: 200, headers, body });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {ReturnType<typeof openSite>} answer
 * @param {string} page
 */
async function timePaint(browser, answer, page) {
  const server = await serveSlowly(answer, slowNetwork);
  const context = await browser.newContext({ viewport });
  try {
    const tab = await context.newPage();
    await tab.addInitScript({
      path: fileURLToPath(new URL('inPage/paintTimes.js', import.meta.url)),
    });
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.goto(server.url + page, { waitUntil: 'load' });
    await tab.waitForTimeout(rest);
    return /** @type {{ largest: number, longTasks: number }} */ (
      await tab.evaluate('window.paintTimes')
    );
  } finally {
    await context.close();
    server.close();
  }
}
