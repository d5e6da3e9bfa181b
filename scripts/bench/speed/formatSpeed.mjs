import { alignColumns } from '../alignColumns.mjs';

/**
 * @typedef {{
 *   builds?: import('./timeBuilds.mjs').BuildFigures[],
 *   transfer?: import('./weighLoads.mjs').LoadWeight[],
 *   lighthouse?: import('./runLighthouse.mjs').LighthouseFigures[],
 *   interactions?: import('./timeInteractions.mjs').InteractionTimes[],
 *   growth?: import('./measureGrowth.mjs').GrowthFigures[],
 *   dev?: import('./timeDevServers.mjs').DevFigures[],
 * }} SpeedFigures
 */

const kibibytes = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
const whole = (/** @type {number | undefined} */ value) =>
  value === undefined ? '–' : value.toFixed(0);

/**
 * What was measured, a table for each part: sizes in KiB, times in ms, builds in seconds.
 * @param {SpeedFigures} figures
 */
export function formatSpeed({ builds, transfer, lighthouse, interactions, growth, dev }) {
  return [
    ...draw(
      ['build', 'seconds', 'MB'],
      builds?.map(({ site, seconds, memory }) => [
        site,
        seconds.toFixed(1),
        memory === undefined ? '–' : whole(memory / 1e6),
      ]),
    ),
    ...draw(
      ['KiB before load', 'all', 'requests', 'scripts', 'all scripts', 'search'],
      transfer?.map(({ site, page, bytes, requests, scripts, allScripts, search }) => [
        `${site} ${page}`,
        kibibytes(bytes),
        `${requests}`,
        ...[scripts, allScripts, search].map(kibibytes),
      ]),
    ),
    ...draw(
      ['Lighthouse, ms', 'FCP', 'LCP', 'TBT', 'CLS', 'scores'],
      lighthouse?.map(({ site, page, fcp, lcp, tbt, cls, scores }) => [
        `${site} ${page}`,
        ...[fcp, lcp, tbt].map(whole),
        cls.toFixed(3),
        Object.values(scores).join(' '),
      ]),
    ),
    ...draw(
      ['ms, slowed', 'paint', 'theme after', 'search after', 'link', 'after hover'],
      interactions?.map(({ site, paint, theme, search, cold, hovered }) => [
        site,
        ...[paint, theme, search, cold, hovered].map(whole),
      ]),
    ),
    ...draw(
      ['growth', 'pages', 'scripts KiB', 'HTML KiB', 'build s'],
      growth?.map(({ site, pages, scripts, html, seconds }) => [
        site,
        `${pages}`,
        kibibytes(scripts),
        html === undefined ? '–' : kibibytes(html),
        seconds.toFixed(1),
      ]),
    ),
    ...draw(
      ['dev, ms', 'first start', 'start', 'edit', 'longest'],
      dev?.map(({ site, first, start, median, longest }) => [
        site,
        ...[first, start, median, longest].map(whole),
      ]),
    ),
  ].join('\n');
}

/**
 * @param {string[]} head
 * @param {string[][] | undefined} rows
 */
const draw = (head, rows) => (rows ? ['', ...alignColumns([head, ...rows])] : []);
