import type {
  LighthouseFigures,
  LoadWeight,
  SpeedBench,
} from '../../../../../../build/components/facts/speedBench/SpeedBench';

const run = {
  command: 'npm run bench -- speed',
  date: '2026-01-02T03:04:05.678Z',
  commit: 'abc1234',
  node: '20.0.0',
  machine: { processor: 'One', cores: 2 },
  load: 1.23,
  runs: 3,
};
const ids = ['ours', 'plain', 'starlight', 'rspress'];
const pages = ['home', 'typical', 'longest'];

const createAudit = (site: string, page: string): LighthouseFigures => ({
  site,
  page,
  fcp: site === 'ours' ? 800 : 1000,
  lcp: site === 'ours' ? 800 : 1000,
  tbt: 0,
  cls: 0,
  scores: {
    performance: 100,
    ...(site === 'ours' && { accessibility: 100, 'best-practices': 100, seo: 100 }),
  },
});

const createWeight = (site: string, page: string): LoadWeight => ({
  site,
  page,
  bytes: site === 'ours' ? 10_240 : 102_400,
  requests: 1,
  scripts: 0,
  allScripts: 102_400,
  search: 0,
});

/** Figures with which every target is met, with some replaced. */
export const createSpeedBench = (some: Partial<SpeedBench> = {}): SpeedBench => ({
  pages: 98,
  files: { home: 'index.md', typical: 'a.md', longest: 'b.md' },
  sites: Object.fromEntries(
    ids.map((id) => [id, { name: id.toUpperCase(), packages: { [id]: '1.0.0', more: '2.0.0' } }]),
  ),
  runs: {
    builds: run,
    transfer: run,
    lighthouse: run,
    interactions: run,
    growth: run,
    dev: run,
  },
  builds: ids.map((site) => ({
    site,
    seconds: site === 'ours' ? 10 : 20,
    ...(site !== 'plain' && { memory: 900_000_000 }),
  })),
  transfer: ids.flatMap((site) => pages.map((page) => createWeight(site, page))),
  routes: {
    pages: 98,
    median: 10_240,
    most: 12_288,
    requests: 1,
    scripts: 102_400,
    largest: [{ route: '/b', bytes: 20_480 }],
  },
  lighthouse: ids.flatMap((site) => pages.map((page) => createAudit(site, page))),
  slowdown: 4,
  interactions: ids.map((site) => ({
    site,
    paint: 300,
    ...(site !== 'plain' && { theme: 20, search: 90 }),
    cold: site === 'ours' ? 200 : 400,
    hovered: 40,
  })),
  growth: [
    { site: 'ours', pages: 98, scripts: 102_400, html: 10_240, seconds: 10 },
    { site: 'ours', pages: 1000, scripts: 107_520, html: 10_240, seconds: 40 },
    { site: 'rspress', pages: 1000, scripts: 307_200, seconds: 30 },
  ],
  dev: ids
    .filter((site) => ['ours', 'rspress'].includes(site))
    .map((site) => ({ site, first: 5000, start: 3000, median: 300, longest: 500 })),
  ...some,
});
