import { type Block, inlineCode, table } from '../components/nodes';
import { findSet } from './findSet';
import type { SearchBench, WorkerTimes } from './SearchBench';

const kilobyte = 1000;
const megabyte = 1_000_000;

// A table of a narrow screen breaks lines at spaces: a figure stays with its unit.
const showKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)}\u00a0kB`;
const showTime = (milliseconds: number): string => `${milliseconds.toFixed(1)}\u00a0ms`;

/** When, of what, on what and how the figures were measured. */
export function drawRun({ date, commit, node, machine, command, ours }: SearchBench): Block {
  return table([
    ['What', 'Value'],
    ['Date', date.slice(0, 'yyyy-mm-dd'.length)],
    ['Commit', [inlineCode(commit)]],
    ['Pages', `${ours.pages}`],
    ['Machine', `${machine.processor}, ${machine.cores} cores`],
    ['Node.js', node],
    ['Command', [inlineCode(command)]],
  ]);
}

/** Whose search each engine is, and the versions that ran. */
export function drawEngines({ versions, sets }: SearchBench): Block {
  const asked = new Set(sets.flatMap(({ engines }) => engines.map(({ name }) => name)));
  const rows = Object.entries(versions)
    .filter(([engine]) => asked.has(engine))
    .map(([, { name, tool, packages }]) => [
      name,
      tool,
      Object.entries(packages)
        .map(([one, version]) => `${one} ${version}`)
        .join(', '),
    ]);
  return table([['Engine', 'As set up by', 'Packages'], ...rows]);
}

/** What an answer of each engine costs: bytes to fetch first, and time. */
export function drawCosts(bench: SearchBench, name: string): Block {
  return table([
    ['Engine', 'Index, gzip', 'Median', '95th percentile'],
    ...findSet(bench, name).engines.map(({ name: engine, indexBytes, median, most }) => [
      bench.versions[engine]?.name ?? engine,
      indexBytes === undefined ? 'in parts' : showKilobytes(indexBytes),
      showTime(median),
      showTime(most),
    ]),
  ]);
}

/** How long it takes from the rest of the typing until the first results are painted. */
export function drawPainted({ ours }: SearchBench): Block {
  const { slowdown, queries } = ours.painted;
  return table([
    ['Question', 'Worker', 'Page', 'Together'],
    ...queries.map(({ query, worker, page }) => [
      // On an English page, Chinese would have to be marked as such.
      /\p{Script=Han}/u.test(query) ? 'one in Chinese' : [inlineCode(query)],
      showTime(slowdown * worker),
      showTime(page),
      showTime(slowdown * worker + page),
    ]),
  ]);
}

/** What the search of this site weighs and how its worker does, on it and on a far larger one. */
export function drawWorker({ ours }: SearchBench): Block {
  const { pages, syntheticPages, real, synthetic } = ours;
  const show = (name: string, { ready, median, most, longest, heap }: WorkerTimes): string[] => [
    name,
    showTime(ready),
    showTime(median),
    showTime(most),
    showTime(longest),
    `${(heap / megabyte).toFixed(1)} MB`,
  ];
  return table([
    ['Site', 'Index read', 'Median answer', '95th percentile', 'Longest', 'Heap'],
    show(`${pages} pages`, real),
    show(`${syntheticPages} pages, made of these`, synthetic),
  ]);
}
