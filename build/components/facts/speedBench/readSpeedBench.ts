import { createFault, readBenchFile, type Shape } from '../readBenchFile';
import type { SpeedBench } from './SpeedBench';

const run: Shape = {
  command: 'string',
  date: 'string',
  commit: 'string',
  node: 'string',
  machine: { processor: 'string', cores: 'number' },
  load: 'number',
  runs: 'number',
};
const shape: Shape = {
  pages: 'number',
  files: { home: 'string', typical: 'string', longest: 'string' },
  sites: [{ name: 'string', packages: ['string'] }],
  runs: {
    builds: run,
    transfer: run,
    lighthouse: run,
    interactions: run,
    growth: run,
    dev: run,
  },
  builds: [{ site: 'string', seconds: 'number', memory: 'number?' }],
  transfer: [
    {
      site: 'string',
      page: 'string',
      bytes: 'number',
      requests: 'number',
      scripts: 'number',
      allScripts: 'number',
      search: 'number',
    },
  ],
  routes: {
    pages: 'number',
    median: 'number',
    most: 'number',
    requests: 'number',
    scripts: 'number',
    largest: [{ route: 'string', bytes: 'number' }],
  },
  lighthouse: [
    {
      site: 'string',
      page: 'string',
      fcp: 'number',
      lcp: 'number',
      tbt: 'number',
      cls: 'number',
      scores: ['number'],
    },
  ],
  slowdown: 'number',
  interactions: [
    {
      site: 'string',
      paint: 'number',
      theme: 'number?',
      search: 'number?',
      cold: 'number',
      hovered: 'number',
    },
  ],
  growth: [
    { site: 'string', pages: 'number', scripts: 'number', html: 'number?', seconds: 'number' },
  ],
  dev: [{ site: 'string', first: 'number', start: 'number', median: 'number', longest: 'number' }],
};

const file = { file: 'bench/speed/results.json', command: 'npm run bench -- speed', shape };

/**
 * The committed figures of the speed benchmark, whole.
 * @throws Error with file, place and command where they are missing, cut, of another shape, or of a
 *   site without a name.
 */
export function readSpeedBench(path: string): SpeedBench {
  const bench = readBenchFile(path, file) as SpeedBench;
  const { builds, transfer, lighthouse, interactions, growth, dev } = bench;
  for (const figures of [builds, transfer, lighthouse, interactions, growth, dev]) {
    const unknown = figures.find(({ site }) => !Object.hasOwn(bench.sites, site));
    if (unknown) throw createFault(file, `does not say what “${unknown.site}” is`);
    if (figures[0]?.site !== 'ours' || figures.every(({ site }) => site === 'ours')) {
      throw createFault(file, 'has too few sites in a part: ours first, then a peer');
    }
  }
  return bench;
}
