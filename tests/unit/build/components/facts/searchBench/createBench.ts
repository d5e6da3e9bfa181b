import type {
  EngineScore,
  SearchBench,
  Summary,
} from '../../../../../../build/components/facts/searchBench/SearchBench';

export const createSummary = (some: Partial<Summary> = {}): Summary => ({
  count: 10,
  mrr: 0.9,
  ndcg: 0.8,
  first: 0.85,
  five: 1,
  sections: 4,
  sectionFirst: 0.5,
  none: 0,
  keys: 4,
  ...some,
});

/** An engine whose held-out figures are these, with one class `typo` of others. */
export const createEngine = (
  name: string,
  total: Partial<Summary> = {},
  typo: Partial<Summary> = {},
): EngineScore => ({
  name,
  indexBytes: 1000,
  median: 1,
  most: 2,
  parts: {
    'held out': { total: createSummary(total), classes: { typo: createSummary(typo) } },
    tuning: { total: createSummary({ mrr: 0.99 }), classes: { typo: createSummary() } },
  },
});

const times = { ready: 1, median: 1, most: 1, longest: 1, heap: 1_000_000 };

export const createBench = (engines: EngineScore[]): SearchBench => ({
  command: 'npm run bench:search',
  date: '2026-01-02T03:04:05.678Z',
  commit: 'abc1234',
  node: '20.0.0',
  machine: { processor: 'One', cores: 2 },
  versions: Object.fromEntries(
    engines.map(({ name }) => [
      name,
      { name: name.toUpperCase(), tool: 'a tool', packages: { [name]: '1.0.0' } },
    ]),
  ),
  ours: {
    pages: 3,
    indexBytes: 1,
    workerBytes: 1,
    dialogBytes: 1,
    real: times,
    syntheticPages: 9,
    synthetic: times,
    painted: { slowdown: 4, queries: [{ query: 'dts', worker: 2, page: 20 }] },
  },
  sets: [{ name: 'English', engines }],
});
