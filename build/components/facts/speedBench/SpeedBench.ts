/** When, of what and on what a part was measured, as scripts/bench/speed writes it. */
export interface SpeedRun {
  command: string;
  date: string;
  commit: string;
  node: string;
  machine: { processor: string; cores: number };
  /** What the machine had to do when the part ended: at most its cores where nothing else ran. */
  load: number;
  runs: number;
}

export type PageName = 'home' | 'typical' | 'longest';

/** What a view of a page fetches, gzip bytes, as scripts/bench/speed/weighLoads.mjs weighs it. */
export interface LoadWeight {
  site: string;
  page: string;
  bytes: number;
  requests: number;
  scripts: number;
  allScripts: number;
  search: number;
}

/** Milliseconds, CLS, and the least score of the runs by category. */
export interface LighthouseFigures {
  site: string;
  page: string;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scores: Readonly<Record<string, number>>;
}

/** Milliseconds, as scripts/bench/speed/timeInteractions.mjs has them. */
export interface InteractionTimes {
  site: string;
  paint: number;
  theme?: number;
  search?: number;
  cold: number;
  hovered: number;
}

export interface GrowthFigures {
  site: string;
  pages: number;
  scripts: number;
  html?: number;
  seconds: number;
}

export interface BuildFigures {
  site: string;
  seconds: number;
  memory?: number;
}

export interface DevFigures {
  site: string;
  /** Of a server that finds nothing kept. */
  first: number;
  start: number;
  median: number;
  longest: number;
}

/** Bytes before `load` over all pages of this site. */
export interface RouteSummary {
  pages: number;
  median: number;
  most: number;
  requests: number;
  scripts: number;
  largest: readonly { route: string; bytes: number }[];
}

export type SpeedPart = 'builds' | 'transfer' | 'lighthouse' | 'interactions' | 'growth' | 'dev';

/** What `npm run bench -- speed` measured: bench/speed/results.json. */
export interface SpeedBench {
  pages: number;
  files: Readonly<Record<PageName, string>>;
  /** What tables call a site, and the packages that make it; `ours` is this site. */
  sites: Readonly<Record<string, { name: string; packages: Readonly<Record<string, string>> }>>;
  runs: Readonly<Record<SpeedPart, SpeedRun>>;
  builds: readonly BuildFigures[];
  transfer: readonly LoadWeight[];
  routes: RouteSummary;
  lighthouse: readonly LighthouseFigures[];
  /** How many times slower the processor was made for the interactions. */
  slowdown: number;
  interactions: readonly InteractionTimes[];
  growth: readonly GrowthFigures[];
  dev: readonly DevFigures[];
}
