import { findFigures } from './findFigures';
import { showKibibytes, showMilliseconds, showRatio, showShift } from './formatUnits';
import type { PageName, SpeedBench } from './SpeedBench';

/** What this site is held to. `id` is what bench/speed/reasons.json calls it. */
export interface Target {
  id: string;
  name: string;
  limit: number;
  get: (bench: SpeedBench) => number;
  show: (value: number) => string;
  /** A score has to be reached, all else not to be exceeded. */
  isMoreBetter?: boolean;
}

const kibibyte = 1024;
const pages: readonly PageName[] = ['home', 'typical', 'longest'];
const words: Readonly<Record<PageName, string>> = {
  home: 'home page',
  typical: 'typical page',
  longest: 'longest page',
};

const getPaint = ({ lighthouse }: SpeedBench, site: string, figure: 'fcp' | 'lcp'): number =>
  findFigures(lighthouse, site, 'typical')[figure];

const compare = (figure: 'fcp' | 'lcp', site: string, name: string, limit: number): Target => ({
  id: `${figure}-${site}`,
  name: `${figure.toUpperCase()}, against ${name}`,
  limit,
  get: (bench) => getPaint(bench, 'ours', figure) / getPaint(bench, site, figure),
  show: showRatio,
});

const getOurBuild = ({ builds }: SpeedBench): number => findFigures(builds, 'ours').seconds;

const getOurScripts = ({ growth }: SpeedBench): number[] =>
  growth.filter(({ site }) => site === 'ours').map(({ scripts }) => scripts);

/** The targets in the order of the report. */
export const targets: readonly Target[] = [
  {
    id: 'transfer-median',
    name: 'transfer before load, median of all pages',
    limit: 12 * kibibyte,
    get: ({ routes }) => routes.median,
    show: showKibibytes,
  },
  {
    id: 'transfer-most',
    name: 'transfer before load, 95th percentile',
    limit: 18 * kibibyte,
    get: ({ routes }) => routes.most,
    show: showKibibytes,
  },
  {
    id: 'transfer-starlight',
    name: 'transfer before load, typical page, against Starlight',
    limit: 0.4,
    get: ({ transfer }) =>
      findFigures(transfer, 'ours', 'typical').bytes /
      findFigures(transfer, 'starlight', 'typical').bytes,
    show: showRatio,
  },
  {
    id: 'requests',
    name: 'requests before load, most of any page',
    limit: 2,
    get: ({ routes }) => routes.requests,
    show: String,
  },
  compare('lcp', 'plain', 'plain HTML', 1.15),
  compare('fcp', 'plain', 'plain HTML', 1.15),
  compare('lcp', 'starlight', 'Starlight', 0.85),
  compare('fcp', 'starlight', 'Starlight', 0.85),
  ...(['typical', 'longest'] as const).map((page) => ({
    id: `tbt-${page}`,
    name: `blocked time, ${words[page]}`,
    limit: page === 'typical' ? 0 : 20,
    get: ({ lighthouse }: SpeedBench) => findFigures(lighthouse, 'ours', page).tbt,
    show: showMilliseconds,
  })),
  {
    id: 'scripts',
    name: 'all JavaScript, median of all pages',
    limit: 115 * kibibyte,
    get: ({ routes }) => routes.scripts,
    show: showKibibytes,
  },
  {
    id: 'scripts-growth',
    name: 'JavaScript more in a site of 1,000 pages',
    limit: 15 * kibibyte,
    get: (bench) => Math.max(...getOurScripts(bench)) - Math.min(...getOurScripts(bench)),
    show: showKibibytes,
  },
  {
    id: 'theme',
    name: 'theme button works, after the first paint',
    limit: 50,
    get: ({ interactions }) => findFigures(interactions, 'ours').theme ?? Number.POSITIVE_INFINITY,
    show: showMilliseconds,
  },
  {
    id: 'search',
    name: 'search field has the focus, after the first paint',
    limit: 100,
    get: ({ interactions }) => findFigures(interactions, 'ours').search ?? Number.POSITIVE_INFINITY,
    show: showMilliseconds,
  },
  {
    id: 'link-cold',
    name: 'from a click in the sidebar to the heading, against plain HTML',
    limit: 0.6,
    get: ({ interactions }) =>
      findFigures(interactions, 'ours').cold / findFigures(interactions, 'plain').cold,
    show: showRatio,
  },
  {
    id: 'link-hovered',
    name: 'the same after a rest on the link',
    limit: 50,
    get: ({ interactions }) => findFigures(interactions, 'ours').hovered,
    show: showMilliseconds,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse, least score of four on three pages',
    limit: 100,
    get: ({ lighthouse }) =>
      Math.min(
        ...pages.flatMap((page) => Object.values(findFigures(lighthouse, 'ours', page).scores)),
      ),
    show: String,
    isMoreBetter: true,
  },
  {
    id: 'cls',
    name: 'layout shift, most of three pages',
    limit: 0,
    get: ({ lighthouse }) =>
      Math.max(...pages.map((page) => findFigures(lighthouse, 'ours', page).cls)),
    show: showShift,
  },
  {
    id: 'build-rspress',
    name: 'cold build, against Rspress as it comes',
    limit: 1.3,
    get: (bench) => getOurBuild(bench) / findFigures(bench.builds, 'rspress').seconds,
    show: showRatio,
  },
  {
    id: 'build-peers',
    name: 'cold build, against the fastest of the other tools',
    limit: 1,
    get: (bench) =>
      getOurBuild(bench) /
      Math.min(
        ...bench.builds
          .filter(({ site }) => !['ours', 'plain'].includes(site))
          .map(({ seconds }) => seconds),
      ),
    show: showRatio,
  },
  {
    id: 'build-memory',
    name: 'memory of a build',
    limit: 1_500_000_000,
    get: ({ builds }) => findFigures(builds, 'ours').memory ?? Number.POSITIVE_INFINITY,
    show: (bytes) => `${Math.round(bytes / 1_000_000)} MB`,
  },
  {
    id: 'dev-start',
    name: 'start of the development server, against Rspress as it comes',
    limit: 1,
    get: ({ dev }) => findFigures(dev, 'ours').start / findFigures(dev, 'rspress').start,
    show: showRatio,
  },
  {
    id: 'dev-edit',
    name: 'from saving a page to seeing it',
    limit: 400,
    get: ({ dev }) => findFigures(dev, 'ours').median,
    show: showMilliseconds,
  },
];

/** Whether a value is within its target, as precisely as it is shown. */
export const isMet = ({ limit, isMoreBetter }: Target, value: number): boolean =>
  isMoreBetter ? value >= limit : value <= limit;
