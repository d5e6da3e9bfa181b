import { expect, it } from '@rstest/core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testRun } from '../../../../../../build/components/facts/components/testRun';
import { openFactStore } from '../../../../../../build/components/facts/factStore';
import { readTestRun } from '../../../../../../build/components/facts/testRun/readTestRun';
import { writeTestRun } from '../../../../../../scripts/test/writeTestRun.mjs';
import { showTable } from '../showTable';

const file = 'bench/tests/results.json';
const run = {
  command: 'npm run test:full',
  date: '2026-01-02T03:04:05.000Z',
  commit: 'abc1234',
  node: '22.0.0',
  machine: { processor: 'A processor', cores: 2 },
};
const step = { result: 'passed' as const, passed: 10, failed: 0, skipped: [], seconds: 1.26 };

/** Writes a run as `npm run test:full` does, and reads it as a page does. */
function openRun() {
  const root = mkdtempSync(path.join(tmpdir(), 'tests-'));
  const skipped = [{ name: 'a', reason: 'no reason given' }];
  writeTestRun(root, run, [
    { ...step, name: 'lint' },
    { ...step, name: 'test:e2e', skipped, retried: skipped, seconds: 60 },
  ]);
  return { ...openFactStore(), getTestRun: () => readTestRun(path.join(root, file)) };
}

it('shows each step of a run, and all of them together', () => {
  const rows = showTable(testRun.render({ of: 'steps' }, openRun()));
  expect(rows.slice(1)).toEqual([
    ['`npm run lint`', '10', '0', '0', '0', '1.3\u00a0s'],
    ['`npm run test:e2e`', '10', '0', '1', '1', '60.0\u00a0s'],
    ['All', '20', '0', '1', '1', '61.3\u00a0s'],
  ]);
});

it('says where a run was made, and with what', () => {
  expect(showTable(testRun.render({ of: 'run' }, openRun())).slice(1)).toEqual([
    ['Date', '2026-01-02'],
    ['Commit', '`abc1234`'],
    ['Machine', 'A processor, 2 cores'],
    ['Node.js', '22.0.0'],
    ['Command', '`npm run test:full`'],
  ]);
});

it('names what there is, and how to get a run that is missing', () => {
  expect(() => testRun.render({ of: 'step' }, openRun())).toThrow('“of” is one of run, steps');
  expect(() => readTestRun('nowhere.json')).toThrow(
    `${file} is missing. Run \`npm run test:full\` and commit what it writes.`,
  );
});
