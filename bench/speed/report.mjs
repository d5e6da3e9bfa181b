import { drawTable } from '../figures.mjs';

/**
 * What bench/speed/results.json has: each part with its run.
 * @typedef {{
 *   pages: number,
 *   files: Record<string, string>,
 *   sites: Record<string, { name: string, packages: Record<string, string> }>,
 *   runs: Record<string, import('../reports.mjs').Run & { load: number, runs: number }>,
 *   builds: import('./builds.mjs').BuildFigures[],
 *   transfer: import('./loads.mjs').LoadWeight[],
 *   routes: { pages: number, median: number, most: number, requests: number, scripts: number, largest: { route: string, bytes: number }[] },
 *   lighthouse: import('./lighthouse.mjs').LighthouseFigures[],
 *   interactions: import('./interactions.mjs').InteractionTimes[],
 *   growth: import('./builds.mjs').GrowthFigures[],
 *   dev: import('./dev.mjs').DevFigures[],
 * }} SpeedResults
 * @typedef {{
 *   id: string,
 *   name: string,
 *   limit: number,
 *   get: (results: SpeedResults) => number | undefined,
 *   show: (value: number) => string,
 *   isLeast?: boolean,
 * }} Target `isLeast`: the value has to reach the limit, not to stay within it
 */

const kibibytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const milliseconds = (/** @type {number} */ time) => `${Math.round(time)} ms`;
const seconds = (/** @type {number} */ time) => `${time.toFixed(1)} s`;
const ratio = (/** @type {number} */ value) => `${value.toFixed(2)} ×`;
/**
 * @param {number | undefined} value
 * @param {(value: number) => string} show
 */
const some = (value, show) => (value === undefined ? '–' : show(value));

/**
 * @template {{ site: string, page?: string }} Figures
 * @param {readonly Figures[]} all
 * @param {string} site
 * @param {string} [page]
 */
const find = (all, site, page) => {
  const found = all.find((one) => one.site === site && (!page || one.page === page));
  if (!found) throw new Error(`bench/speed/results.json has nothing of ${site}: measure it again.`);
  return found;
};

const paint = (
  /** @type {SpeedResults} */ { lighthouse },
  /** @type {string} */ site,
  /** @type {'fcp' | 'lcp'} */ name = 'lcp',
) => find(lighthouse, site, 'typical')[name];

/** What this site is held to. @type {readonly Target[]} */
export const targets = [
  {
    id: 'transfer-median',
    name: 'transfer before load, median of all pages',
    limit: 15.5 * 1024,
    get: ({ routes }) => routes.median,
    show: kibibytes,
  },
  {
    id: 'transfer-most',
    name: 'transfer before load, 95th percentile',
    limit: 22.5 * 1024,
    get: ({ routes }) => routes.most,
    show: kibibytes,
  },
  {
    id: 'scripts',
    name: 'all JavaScript, median of all pages',
    limit: 145 * 1024,
    get: ({ routes }) => routes.scripts,
    show: kibibytes,
  },
  {
    id: 'scripts-growth',
    name: 'more JavaScript in a site of 1,000 pages',
    limit: 15 * 1024,
    get: ({ growth }) => (growth.at(-1)?.scripts ?? Number.NaN) - (growth[0]?.scripts ?? 0),
    show: kibibytes,
  },
  {
    id: 'search',
    name: 'bytes for a search nobody has opened',
    limit: 0,
    get: ({ transfer }) => find(transfer, 'ours', 'typical').search,
    show: kibibytes,
  },
  {
    id: 'lcp-plain',
    name: 'LCP, against plain HTML',
    limit: 1.2,
    get: (results) => paint(results, 'ours') / paint(results, 'plain'),
    show: ratio,
  },
  {
    id: 'lcp-starlight',
    name: 'LCP, against Starlight',
    limit: 0.85,
    get: (results) => paint(results, 'ours') / paint(results, 'starlight'),
    show: ratio,
  },
  {
    id: 'tbt-typical',
    name: 'blocked time, typical page',
    limit: 0,
    get: ({ lighthouse }) => find(lighthouse, 'ours', 'typical').tbt,
    show: milliseconds,
  },
  {
    id: 'theme',
    name: 'theme button works, after the first paint',
    limit: 50,
    get: ({ interactions }) => find(interactions, 'ours').theme,
    show: milliseconds,
  },
  {
    id: 'search-focus',
    name: 'search field has the focus, after the first paint',
    limit: 100,
    get: ({ interactions }) => find(interactions, 'ours').search,
    show: milliseconds,
  },
  {
    id: 'link-hovered',
    name: 'from a click in the sidebar to the heading, after a rest on the link',
    limit: 60,
    get: ({ interactions }) => find(interactions, 'ours').hovered,
    show: milliseconds,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse, least score of four on three pages',
    limit: 100,
    get: ({ lighthouse }) =>
      Math.min(
        ...lighthouse
          .filter(({ site }) => site === 'ours')
          .flatMap(({ scores }) => Object.values(scores)),
      ),
    show: String,
    isLeast: true,
  },
  {
    id: 'build-rspress',
    name: 'cold build, against Rspress as it comes',
    limit: 1.3,
    get: ({ builds }) => find(builds, 'ours').seconds / find(builds, 'rspress').seconds,
    show: ratio,
  },
  {
    id: 'dev-edit',
    name: 'from saving a page to seeing it',
    limit: 400,
    get: ({ dev }) => find(dev, 'ours').median,
    show: milliseconds,
  },
];

/**
 * Whether a result keeps a target.
 * @param {Target} target
 * @param {SpeedResults} results
 */
export function isMet({ get, limit, isLeast }, results) {
  const value = get(results) ?? Number.NaN;
  return isLeast ? value >= limit : value <= limit;
}

/**
 * The report on the speed as Markdown.
 * @param {SpeedResults} results
 * @param {Record<string, string>} reasons why a target is missed, by its id
 */
export function writeSpeedReport(results, reasons) {
  const { sites, files, pages, runs, routes, growth } = results;
  const name = (/** @type {string} */ site) => sites[site]?.name ?? site;
  const missed = targets.filter((target) => !isMet(target, results));
  const ofPages = (/** @type {(page: string) => string} */ draw) =>
    Object.entries(files).map(([page, file]) => `### ${page}: \`${file}\`\n\n${draw(page)}`);
  return [
    '# Speed',
    'This site next to the same pages in other documentation tools and in plain HTML. `bench/speed/README.md` says how it is measured; figures of one table can be compared, those of two runs less so.',
    drawTable([
      ['Part', 'Date', 'Commit', 'Runs', 'Machine', 'Load'],
      ...Object.entries(runs).map(([part, run]) => [
        part,
        run.date.slice(0, 10),
        `${run.commit}`,
        `${run.runs}`,
        `${run.machine.processor}, ${run.machine.cores} cores, Node.js ${run.node}`,
        run.load.toFixed(1),
      ]),
    ]),
    `${pages} pages. ${Object.values(sites)
      .map((site) => `${site.name}: ${Object.entries(site.packages).flat().join(' ')}`)
      .join(' · ')}.`,
    '## Targets',
    drawTable([
      ['Target', 'Wanted', 'Measured', 'Met'],
      ...targets.map((target) => [
        target.name,
        `${target.isLeast ? '≥' : '≤'} ${target.show(target.limit)}`,
        some(target.get(results), target.show),
        isMet(target, results) ? 'yes' : '**no**',
      ]),
    ]),
    missed
      .map(({ id, name: target }) => `- ${target}: ${reasons[id] ?? 'not known yet'}.`)
      .join('\n'),
    '## What a view of a page fetches',
    'Gzip. “Before load” is everything up to the `load` event, “all JavaScript” what has run once the pointer has moved, “for search” the part of it that is for the search.',
    ...ofPages((page) =>
      drawTable([
        ['Site', 'Before load', 'Requests', 'JavaScript', 'All JavaScript', 'For search'],
        ...results.transfer
          .filter((one) => one.page === page)
          .map((one) => [
            name(one.site),
            kibibytes(one.bytes),
            `${one.requests}`,
            ...[one.scripts, one.allScripts, one.search].map(kibibytes),
          ]),
      ]),
    ),
    `All ${routes.pages} pages of this site before load: median ${kibibytes(routes.median)}, 95th percentile ${kibibytes(routes.most)}; the largest ${routes.largest.map(({ route, bytes }) => `\`${route}\` ${kibibytes(bytes)}`).join(', ')}.`,
    '## Lighthouse 12, as a phone on a slow network',
    ...ofPages((page) =>
      drawTable([
        ['Site', 'FCP', 'LCP', 'Ours against it', 'Blocked', 'Shift', 'Scores'],
        ...results.lighthouse
          .filter((one) => one.page === page)
          .map(({ site, fcp, lcp, tbt, cls, scores }) => [
            name(site),
            milliseconds(fcp),
            milliseconds(lcp),
            ratio(find(results.lighthouse, 'ours', page).lcp / lcp),
            milliseconds(tbt),
            cls.toFixed(3),
            Object.values(scores).join(' '),
          ]),
      ]),
    ),
    '## Until it answers',
    'With the processor slowed four times, on the typical page: from the first paint until the theme button works and the search field has the focus; from a click in the sidebar to the heading of the next page, at once and after a rest on the link.',
    drawTable([
      ['Site', 'First paint', 'Theme after', 'Search after', 'Link', 'After a rest'],
      ...results.interactions.map((one) => [
        name(one.site),
        milliseconds(one.paint),
        some(one.theme, milliseconds),
        some(one.search, milliseconds),
        milliseconds(one.cold),
        milliseconds(one.hovered),
      ]),
    ]),
    '## Larger sites',
    'The typical page of this site while pages are added to it.',
    drawTable([
      ['Pages', 'All JavaScript', 'HTML of the page', 'Build'],
      ...growth.map((one) => [
        `${one.pages}`,
        kibibytes(one.scripts),
        kibibytes(one.html),
        seconds(one.seconds),
      ]),
    ]),
    '## Builds from nothing, and the development server',
    drawTable([
      ['Site', 'Cold build', 'Ours against it'],
      ...results.builds.map((one) => [
        name(one.site),
        seconds(one.seconds),
        ratio(find(results.builds, 'ours').seconds / one.seconds),
      ]),
    ]),
    drawTable([
      ['Site', 'First start', 'Later start', 'Edit seen, median', 'Longest'],
      ...results.dev.map((one) => [
        name(one.site),
        ...[one.first, one.start, one.median, one.longest].map(milliseconds),
      ]),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}
