import { alignColumns } from './alignColumns.mjs';

/**
 * @typedef {{
 *   date: string,
 *   commit: string | undefined,
 *   node: string,
 *   cores: number,
 *   builds: import('./timeBuild.mjs').BuildTime[],
 *   devEdits: { edits: number, median: number, longest: number },
 *   pages: import('./weighSite.mjs').RouteWeight[],
 * }} BenchResult
 */

/**
 * The figures as two tables: builds in seconds, pages in bytes and requests, heaviest page first.
 * @param {BenchResult} result
 */
export function formatBench({ commit, node, cores, builds, devEdits, pages }) {
  const byWeight = [...pages].sort((a, b) => b.transfer - a.transfer);
  const transfers = byWeight.map(({ transfer }) => transfer).reverse();
  return [
    '',
    `Commit ${commit ?? 'unknown'}, Node ${node}, ${cores} cores.`,
    '',
    ...alignColumns([
      ['build', 'seconds', 'without images', 'images'],
      ...builds.map(({ name, seconds, imageSeconds = 0 }) => [
        name,
        seconds.toFixed(1),
        (seconds - imageSeconds).toFixed(1),
        imageSeconds.toFixed(1),
      ]),
    ]),
    '',
    `From saving a page to seeing it in dev: median ${devEdits.median} ms, longest ${devEdits.longest} ms of ${devEdits.edits} edits.`,
    '',
    'Bytes are gzip except those of the HTML file; "before" is what loads before the reader does anything.',
    ...alignColumns([
      ['page', 'HTML file', 'before', 'requests', 'style', 'JS before', 'JS after intent'],
      ...byWeight.map((page) => [
        page.route,
        `${page.html}`,
        `${page.transfer}`,
        `${page.requests}`,
        `${page.style}`,
        `${page.scriptsBeforeIntent}`,
        `${page.scriptsAfterIntent}`,
      ]),
    ]),
    '',
    `Before intent: median ${getPercentile(transfers, 0.5)} B, 95th percentile ${getPercentile(transfers, 0.95)} B of ${pages.length} pages.`,
  ].join('\n');
}

/**
 * The smallest value that at least this share of the sorted values does not exceed.
 * @param {number[]} sorted
 * @param {number} share
 */
export function getPercentile(sorted, share) {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
