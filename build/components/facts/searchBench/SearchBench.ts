/** Means over the questions of a part, as scripts/bench/search/summarize.mjs writes them. */
export interface Summary {
  count: number;
  mrr: number;
  ndcg: number;
  first: number;
  five: number;
  /** How many of the questions a section answers. */
  sections: number;
  sectionFirst?: number;
  none: number;
  keys?: number;
}

export interface Score {
  total: Summary;
  classes: Readonly<Record<string, Summary>>;
}

/** What an engine was worth on the questions of a set. */
export interface EngineScore {
  /** `ours`, or a file of bench/search/engines. */
  name: string;
  /** Gzip bytes that a reader's browser fetches; absent where it fetches parts. */
  indexBytes?: number;
  /** Milliseconds of a question. */
  median: number;
  /** The same, 95th percentile. */
  most: number;
  /** `held out` and `tuning`, or `all` where the questions are not split. */
  parts: Readonly<Record<string, Score>>;
}

/** What a worker with an index took: milliseconds, and bytes of its heap. */
export interface WorkerTimes {
  ready: number;
  median: number;
  most: number;
  longest: number;
  heap: number;
}

export interface OurFigures {
  pages: number;
  indexBytes: number;
  workerBytes: number;
  dialogBytes: number;
  real: WorkerTimes;
  syntheticPages: number;
  synthetic: WorkerTimes;
  painted: PaintTimes;
}

/** Milliseconds until the first results of a question are painted, in a page on a slow machine. */
export interface PaintTimes {
  /** How many times slower it is made. */
  slowdown: number;
  /** `worker`: what the worker needs, which browsers do not slow down; `page`: all around it. */
  queries: readonly { query: string; worker: number; page: number }[];
}

/** What tables call an engine, whose search it is, and which versions ran. */
export interface EngineVersions {
  name: string;
  tool: string;
  packages: Readonly<Record<string, string>>;
}

export interface QuestionSet {
  name: string;
  engines: readonly EngineScore[];
}

/** One run of `npm run bench:search`: bench/search/results.json. */
export interface SearchBench {
  command: string;
  date: string;
  commit: string;
  node: string;
  machine: { processor: string; cores: number };
  versions: Readonly<Record<string, EngineVersions>>;
  ours: OurFigures;
  sets: readonly QuestionSet[];
}
