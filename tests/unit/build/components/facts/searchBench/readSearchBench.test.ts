import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { readSearchBench } from '../../../../../../build/components/facts/searchBench/readSearchBench';
import { createBench, createEngine } from './createBench';

const folder = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'results.json');
const whole = createBench([createEngine('ours'), createEngine('peer')]);
const read = (text: string) => {
  writeFileSync(file, text);
  return readSearchBench(file);
};
/** The run with a member replaced: `sets.0.name`. */
const breakAt = (place: string, value: unknown): string => {
  const copy = structuredClone(whole) as unknown as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at = copy;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return JSON.stringify(copy);
};

it('reads a whole run, and the committed one', () => {
  expect(read(JSON.stringify(whole))).toEqual(whole);
  expect(readSearchBench('bench/search/results.json').sets.length).toBeGreaterThan(2);
});

it('names file and command where it is missing or cut', () => {
  const missing = path.join(folder, 'none.json');
  expect(() => readSearchBench(missing)).toThrow(
    'bench/search/results.json is missing. Run `npm run bench:search`',
  );
  expect(() => read(JSON.stringify(whole).slice(0, -9))).toThrow(
    /^bench\/search\/results\.json is no JSON: .*Run `npm run bench:search`/s,
  );
});

it.each([
  ['commit', undefined],
  ['machine.cores', 'two'],
  ['versions', {}],
  ['versions.peer.packages.peer', 1],
  ['ours', undefined],
  ['sets', []],
  ['sets.0.engines.1.parts.held out.total.mrr', null],
  ['sets.0.engines.0.parts.tuning.classes.typo', 'none'],
])('names the place of a fault: %s', (place, value) => {
  expect(() => read(breakAt(place, value))).toThrow(`is broken at “${place}”. Run`);
});

it('lets what was not measured be absent', () => {
  expect(() => read(breakAt('sets.0.engines.1.indexBytes', undefined))).not.toThrow();
});

it('wants us first, a peer, and a version of each', () => {
  const ask = (...names: string[]) =>
    JSON.stringify(createBench(names.map((name) => createEngine(name))));
  expect(() => read(ask('ours'))).toThrow('too few engines');
  expect(() => read(ask('peer', 'ours'))).toThrow('too few engines');
  const { ours } = whole.versions;
  expect(() => read(breakAt('versions', { ours }))).toThrow('has no version of “peer”');
});
