import { rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../scripts/process/runCommand.mjs';
import { alignColumns, getPercentile } from './figures.mjs';
import { weighSite } from './weighSite.mjs';

const folder = '.reports/bench-site';

/**
 * Builds the site next to the last output, first without the caches of the framework and then twice with
 * them, and weighs its pages.
 */
export async function benchSite() {
  try {
    const cold = await timeBuild({ RSPRESS_PERSISTENT_CACHE: 'false' });
    const warm = [await timeBuild(), await timeBuild()];
    console.log(
      alignColumns([
        ['build', 'seconds'],
        ['cold', cold.toFixed(1)],
        ...warm.map((seconds) => ['warm', seconds.toFixed(1)]),
      ]).join('\n'),
    );
    console.log(formatWeights(await weighSite(path.resolve(folder))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeBuild(env = {}) {
  console.log('Building …');
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, ['scripts/run.mjs', 'build'], {
    env: { ...process.env, ...env, OUT_DIR: folder, NO_COLOR: '1' },
    isQuiet: true,
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - started) / 1000;
}

/**
 * Pages as a table, heaviest first.
 * @param {readonly import('./weighSite.mjs').RouteWeight[]} pages
 */
export function formatWeights(pages) {
  const byWeight = [...pages].sort((one, other) => other.transfer - one.transfer);
  const transfers = byWeight.map(({ transfer }) => transfer).reverse();
  return [
    'Bytes are gzip except those of the HTML file; "before" is what loads before the reader does anything.',
    ...alignColumns([
      ['page', 'HTML file', 'before', 'requests', 'style', 'JS before', 'JS after interaction'],
      ...byWeight.map((page) => [
        page.route,
        `${page.html}`,
        `${page.transfer}`,
        `${page.requests}`,
        `${page.style}`,
        `${page.scriptsBeforeIntent}`,
        `${page.scriptsAfterInteraction}`,
      ]),
    ]),
    `Before interaction: median ${getPercentile(transfers, 0.5)} B, 95th percentile ${getPercentile(transfers, 0.95)} B of ${pages.length} pages.`,
  ].join('\n');
}
