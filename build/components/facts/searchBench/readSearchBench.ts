import { createFault, readBenchFile, type Shape } from '../readBenchFile';
import type { SearchBench } from './SearchBench';

const summary: Shape = {
  count: 'number',
  mrr: 'number',
  ndcg: 'number',
  first: 'number',
  five: 'number',
  sections: 'number',
  sectionFirst: 'number?',
  none: 'number',
  keys: 'number?',
};
const times: Shape = {
  ready: 'number',
  median: 'number',
  most: 'number',
  longest: 'number',
  heap: 'number',
};
const shape: Shape = {
  command: 'string',
  date: 'string',
  commit: 'string',
  node: 'string',
  machine: { processor: 'string', cores: 'number' },
  versions: [{ name: 'string', tool: 'string', packages: ['string'] }],
  ours: {
    pages: 'number',
    indexBytes: 'number',
    workerBytes: 'number',
    dialogBytes: 'number',
    real: times,
    syntheticPages: 'number',
    synthetic: times,
    painted: {
      slowdown: 'number',
      queries: [{ query: 'string', worker: 'number', page: 'number' }],
    },
  },
  sets: [
    {
      name: 'string',
      engines: [
        {
          name: 'string',
          indexBytes: 'number?',
          median: 'number',
          most: 'number',
          parts: [{ total: summary, classes: [summary] }],
        },
      ],
    },
  ],
};

const file = {
  file: 'bench/search/results.json',
  command: 'npm run bench:search',
  shape,
};

/**
 * The committed run of the search benchmark, whole.
 * @throws Error with file, place and command where it is missing, cut or of another shape.
 */
export function readSearchBench(path: string): SearchBench {
  const bench = readBenchFile(path, file) as SearchBench;
  for (const { name, engines } of bench.sets) {
    if (engines[0]?.name !== 'ours' || engines.length < 2) {
      throw createFault(file, `asks the set “${name}” of too few engines: ours first, then a peer`);
    }
    const unknown = engines.find((one) => !Object.hasOwn(bench.versions, one.name));
    if (unknown) throw createFault(file, `has no version of “${unknown.name}”`);
  }
  return bench;
}
