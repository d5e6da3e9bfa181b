import { buildTargets } from './buildTargets';
import { findFigures } from './findFigures';
import { showKibibytes, showMilliseconds, showRatio, showShift } from './formatUnits';
import type { PageName, SpeedBench } from './SpeedBench';
import type { Target } from './Target';

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
    name: 'from a click in the sidebar to the heading, after a rest on the link',
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
  ...buildTargets,
];
