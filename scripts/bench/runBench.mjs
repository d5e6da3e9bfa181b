import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { benchFacts } from './benchFacts.mjs';
import { formatBench } from './formatBench.mjs';
import { formatFacts } from './formatFacts.mjs';
import { formatFramework } from './formatFramework.mjs';
import { formatParts } from './formatParts.mjs';
import { formatSearch } from './formatSearch.mjs';
import { formatSidebar } from './formatSidebar.mjs';
import { setCacheAside } from './setCacheAside.mjs';
import { runSizes } from './sizes/runSizes.mjs';
import { runSpeedBench } from './speed/runSpeedBench.mjs';
import { timeBuild } from './timeBuild.mjs';
import { timeDevEdits } from './timeDevEdits.mjs';
import { timeFramework } from './timeFramework.mjs';
import { timeSearch } from './timeSearch.mjs';
import { timeSidebar } from './timeSidebar.mjs';
import { weighParts } from './weighParts.mjs';
import { listPages, weighSite } from './weighSite.mjs';

/**
 * Measures the site and the facts, or what is asked for, prints the figures and writes those of the
 * site to a report. Returns the exit code.
 * @param {string} root
 * @param {string[]} parts `facts`, `framework`, `search`, `sidebar`, `site`; all where none is named;
 *   `page` and a route, for what that page of the last build is made of; `sizes`, for how the last build
 *   compares with the accepted sizes; `speed` stands alone: it
 *   installs other tools, and has arguments (bench/speed/README.md)
 * @returns {Promise<number>}
 */
export async function runBench(root, parts = []) {
  if (parts[0] === 'speed') return runSpeedBench(root, parts.slice(1));
  if (parts[0] === 'sizes') return runSizes(root, parts.slice(1));
  if (parts[0] === 'page') {
    await showPage(root, parts[1] ?? '/');
    return 0;
  }
  const known = ['site', 'framework', 'sidebar', 'search', 'facts'];
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown)
    throw new Error(
      `bench: “${unknown}” is not measured; there are ${known.join(', ')}, page, sizes, speed.`,
    );
  const isAsked = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);
  if (isAsked('site')) await benchSite(root);
  if (isAsked('framework')) console.log(formatFramework(await timeFramework(root)));
  if (isAsked('sidebar')) console.log(formatSidebar(await timeSidebar(root)));
  if (isAsked('search')) console.log(formatSearch(await timeSearch(root)));
  if (isAsked('facts')) console.log(formatFacts(await benchFacts(root)));
  return 0;
}

/**
 * Builds the site beside the last output, first without any cache and then twice with it, and weighs
 * its pages.
 * @param {string} root
 */
async function benchSite(root) {
  const folder = path.join(root, '.reports/bench-site');
  const restoreCache = setCacheAside(path.join(root, 'node_modules/.cache'));
  /** @type {import('./timeBuild.mjs').BuildTime[]} */
  const builds = [];
  try {
    for (const name of ['cold', 'warm', 'warm again']) {
      console.log(`Building: ${name} …`);
      builds.push(await timeBuild({ name, root, folder }));
    }
    console.log('Editing a page in dev …');
    const devEdits = await timeDevEdits(root);
    const result = {
      date: new Date().toISOString(),
      commit: readCommit(root),
      node: process.versions.node,
      cores: availableParallelism(),
      builds,
      devEdits,
      pages: await weighSite(folder),
    };
    const report = path.join(root, '.reports/bench.json');
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, `${JSON.stringify(result, null, 2)}\n`);
    console.log(formatBench(result));
    console.log(`\nWritten to ${path.relative(root, report)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    restoreCache();
  }
}

/**
 * @param {string} root
 * @param {string} route
 */
async function showPage(root, route) {
  const folder = path.resolve(root, process.env.OUT_DIR || 'doc_build');
  const file = (await listPages(folder)).find((page) => page.route === route)?.file;
  if (!file) throw new Error(`bench: ${folder} has no page ${route}.`);
  console.log(formatParts(route, weighParts(readFileSync(path.join(folder, file), 'utf8'))));
}

/**
 * Undefined outside a git clone.
 * @param {string} root
 */
function readCommit(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return status === 0 ? stdout.toString().trim() : undefined;
}
