import { existsSync, readFileSync } from 'node:fs';
import type { SearchBench } from './SearchBench';

const file = 'bench/search/results.json';
const remedy = 'Run `npm run bench:search` and commit what it writes.';

/** What a value has to be: a type by name, members of an object, or one shape for all members. */
type Shape = 'string' | 'number' | 'number?' | { [name: string]: Shape } | [Shape];

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
const times: Shape = { ready: 'number', median: 'number', most: 'number', heap: 'number' };
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

/**
 * The committed run of the search benchmark, whole.
 * @throws Error with file, place and command where it is missing, cut or of another shape.
 */
export function readSearchBench(path: string): SearchBench {
  if (!existsSync(path)) throw new Error(`${file} is missing. ${remedy}`);
  const fault = (reason: string, cause?: unknown) =>
    new Error(`${file} ${reason}. ${remedy}`, { cause });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fault(`is no JSON: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  const place = findMisfit(value, shape, '');
  if (place !== undefined) throw fault(`is broken at “${place || 'its top'}”`);
  const bench = value as SearchBench;
  for (const { name, engines } of bench.sets) {
    if (engines[0]?.name !== 'ours' || engines.length < 2) {
      throw fault(`asks the set “${name}” of too few engines: ours first, then a peer`);
    }
    const unknown = engines.find((one) => !Object.hasOwn(bench.versions, one.name));
    if (unknown) throw fault(`has no version of “${unknown.name}”`);
  }
  return bench;
}

/** Where a value is not what it has to be; undefined where it is. */
function findMisfit(value: unknown, wanted: Shape, place: string): string | undefined {
  if (wanted === 'number?' && value === undefined) return undefined;
  if (wanted === 'string') return typeof value === 'string' && value ? undefined : place;
  if (wanted === 'number' || wanted === 'number?') {
    return Number.isFinite(value) ? undefined : place;
  }
  if (typeof value !== 'object' || value === null) return place;
  const members: [string, unknown, Shape][] = isEach(wanted)
    ? Object.entries(value).map(([name, member]) => [name, member, wanted[0]])
    : Object.entries(wanted).map(([name, member]) => [name, getMember(value, name), member]);
  if (members.length === 0) return place;
  for (const [name, member, expected] of members) {
    const found = findMisfit(member, expected, place ? `${place}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isEach = (wanted: object): wanted is [Shape] => Array.isArray(wanted);

const getMember = (value: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(value)).get(name);
