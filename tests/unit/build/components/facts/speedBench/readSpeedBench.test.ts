import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { readSpeedBench } from '../../../../../../build/components/facts/speedBench/readSpeedBench';
import { createSpeedBench } from './createSpeedBench';

const folder = mkdtempSync(path.join(tmpdir(), 'speed-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'results.json');
const read = (bench: unknown) => {
  writeFileSync(file, JSON.stringify(bench));
  return readSpeedBench(file);
};

it('reads whole figures', () => {
  expect(read(createSpeedBench())).toEqual(createSpeedBench());
});

it('names the part that was not measured, and the command', () => {
  const { dev: _, ...rest } = createSpeedBench();
  expect(() => read(rest)).toThrow('is broken at “dev”. Run `npm run bench -- speed`');
  expect(() => readSpeedBench(path.join(folder, 'none.json'))).toThrow(
    'bench/speed/results.json is missing. Run `npm run bench -- speed`',
  );
});

it('wants us first, a peer, and a name for each', () => {
  const [ours, ...others] = createSpeedBench().builds;
  expect(() => read(createSpeedBench({ builds: ours ? [ours] : [] }))).toThrow('too few sites');
  expect(() => read(createSpeedBench({ builds: others }))).toThrow('too few sites');
  const unknown = { site: 'hugo', seconds: 1 };
  expect(() => read(createSpeedBench({ builds: [...createSpeedBench().builds, unknown] }))).toThrow(
    'does not say what “hugo” is',
  );
});
