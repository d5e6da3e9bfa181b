import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeRun } from '../scripts/process/describeRun.mjs';
import { parseOptions } from '../scripts/process/parseOptions.mjs';
import { alignColumns, getPercentile } from './figures.mjs';
import { findSearchScripts } from './search/worker.mjs';
import { weighSite } from './weighSite.mjs';

const file = 'bench/sizes.json';

/**
 * The sizes that are watched, in bytes after gzip, and what none may exceed. "Before" is what loads before
 * the reader does anything, "after" all scripts once they have.
 */
export const watched = /** @type {const} */ ({
  medianPage: { name: 'median page before', most: 15.5 * 1024 },
  percentile95Page: { name: '95th percentile of pages before', most: 22.5 * 1024 },
  allPagesList: { name: 'list of all pages before', most: 32 * 1024 },
  largestStyle: { name: 'largest style of a page', most: 8 * 1024 },
  headScript: { name: 'inline script in the head', most: 2.5 * 1024 },
  medianScripts: { name: 'median scripts after', most: 140 * 1024 },
  // The page of all errors, whose text is in its script; every other is below 146 KiB.
  largestScripts: { name: 'largest scripts after', most: 155 * 1024 },
  largestTranslation: { name: 'largest scripts in Chinese after', most: 158 * 1024 },
  searchScripts: { name: 'scripts that only search needs', most: 28 * 1024 },
});

/** Growth over the accepted size that needs a reason. */
const tolerance = 0.05;

/**
 * @typedef {Record<keyof typeof watched, number>} Sizes
 * @typedef {{ reason: string, commit?: string, sizes: Partial<Sizes> }} Baseline
 */

/**
 * Compares the sizes of the last build with the accepted ones (tests/site/budgets.test.ts does too), or
 * accepts them with `--accept "<reason>"`. Returns the exit code.
 * @param {string[]} args
 */
export async function runSizes(args) {
  const { values } = parseOptions('Usage: npm run bench -- sizes', {
    args,
    options: { accept: { type: 'string' } },
  });
  const folder = path.resolve(process.env.OUT_DIR || 'doc_build');
  const sizes = measureSizes(await weighSite(folder), folder);
  /** @type {Baseline} */
  const baseline = JSON.parse(readFileSync(file, 'utf8'));
  const head = ['gzip', 'now', 'accepted', 'change', 'budget'];
  console.log(alignColumns([head, ...listSizes(sizes, baseline)]).join('\n'));
  if (values.accept === undefined) {
    const growth = findGrowth(sizes, baseline);
    for (const line of growth) console.log(line);
    return growth.length > 0 ? 1 : 0;
  }
  if (!values.accept.trim()) throw new Error('sizes: --accept needs a reason.');
  const { date, commit } = describeRun('.', '');
  const accepted = { reason: values.accept, date, commit, sizes };
  writeFileSync(file, `${JSON.stringify(accepted, undefined, 2)}\n`);
  console.log(`Written to ${file}: commit it.`);
  return 0;
}

/**
 * @param {readonly import('./weighSite.mjs').RouteWeight[]} pages
 * @param {string} folder the built site
 * @returns {Sizes}
 */
export function measureSizes(pages, folder) {
  // Their size grows with the number of pages.
  const isList = ({ route = '' }) => route.endsWith('/all-pages');
  const isTranslation = ({ route = '' }) => route.startsWith('/zh/');
  const select = (
    /** @type {'transfer' | 'style' | 'scriptsAfterInteraction'} */ kind,
    selected = pages,
  ) =>
    selected
      .filter((page) => !isList(page))
      .map((page) => page[kind])
      .sort((a, b) => a - b);
  const written = pages.filter((page) => !isTranslation(page));
  const transfers = select('transfer', written);
  const scripts = select('scriptsAfterInteraction', written);
  const translated = pages.filter(isTranslation);
  const { worker, dialog } = findSearchScripts(folder);
  const [, headScript = ''] =
    /<script>([^]*?)<\/script>/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
  return {
    medianPage: getPercentile(transfers, 0.5),
    percentile95Page: getPercentile(transfers, 0.95),
    allPagesList: Math.max(...pages.filter(isList).map(({ transfer }) => transfer)),
    largestStyle: select('style').at(-1) ?? 0,
    headScript: gzipSync(headScript, { level: 9 }).length,
    medianScripts: getPercentile(scripts, 0.5),
    largestScripts: scripts.at(-1) ?? 0,
    // Three bytes a character: the largest page, of all errors, is 2 % above its English one.
    largestTranslation: select('scriptsAfterInteraction', translated).at(-1) ?? 0,
    searchScripts: worker.bytes + dialog.bytes,
  };
}

/**
 * What has grown too much; nothing is said of what got smaller.
 * @param {Sizes} sizes
 * @param {Baseline} baseline
 * @returns {string[]}
 */
export function findGrowth(sizes, { sizes: accepted }) {
  return keys.flatMap((key) => {
    const { name, most } = watched[key];
    const size = sizes[key];
    if (size > most) {
      return [
        `${name}: ${formatSize(size)}, ${formatSize(size - most)} over the budget of ${formatSize(most)}. ` +
          'Make it smaller.',
      ];
    }
    const before = accepted[key];
    if (before !== undefined && size <= before * (1 + tolerance)) return [];
    const growth =
      before === undefined
        ? 'never accepted'
        : `${formatGrowth(size, before)} from ${formatSize(before)}`;
    return [
      `${name}: ${formatSize(size)}, ${growth}. Make it smaller, ` +
        'or accept it: npm run bench -- sizes --accept "<reason>".',
    ];
  });
}

/**
 * Rows of a table: what, now, accepted, change, budget.
 * @param {Sizes} sizes
 * @param {Baseline} baseline
 */
export const listSizes = (sizes, { sizes: accepted }) =>
  keys.map((key) => {
    const before = accepted[key];
    return [
      watched[key].name,
      formatSize(sizes[key]),
      before === undefined ? '–' : formatSize(before),
      before === undefined ? '–' : formatGrowth(sizes[key], before),
      formatSize(watched[key].most),
    ];
  });

const keys = /** @type {(keyof typeof watched)[]} */ (Object.keys(watched));
const formatSize = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const formatGrowth = (/** @type {number} */ size, /** @type {number} */ before) =>
  `${size < before ? '−' : '+'}${Math.abs((size / before - 1) * 100).toFixed(1)} %`;
