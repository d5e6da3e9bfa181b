import { expect, test } from '@rstest/core';
import type { CaseExpectation } from '../../../../../facts/cases/defineCase';
import { checkRun } from '../../../../../facts/cases/judge/checkRun';
import type { CaseRun } from '../../../../../facts/cases/run/runCase';

const run = (more: Partial<CaseRun> = {}): CaseRun => ({
  folder: '/case',
  exit: 0,
  log: ['Rslib v1.0.1', '', 'ready   built in <time>'],
  placed: [],
  files: [
    { path: 'cli.js', size: 20, gzip: 30, isExecutable: true },
    { path: 'index.js', size: 21, gzip: 30 },
  ],
  texts: new Map([
    ['cli.js', '#!/usr/bin/env node\n'],
    ['index.js', 'const a = 1;\nexport { a };\n'],
  ]),
  ...more,
});
const check = (expectation: CaseExpectation, more?: Partial<CaseRun>) =>
  checkRun(expectation, run(more));

test('a run that is as described has no failures', () => {
  expect(
    check({
      files: ['index.js', 'cli.js'],
      executable: ['cli.js'],
      firstLine: { 'index.js': 'const a = 1;' },
      contains: { 'index.js': ['export', 'a = 1'] },
      lacks: { 'index.js': 'require' },
      log: 'built in <time>',
      logLacks: ['warn', 'error'],
    }),
  ).toEqual([]);
});

test('[hash] in a name stands for a content hash and for nothing else', () => {
  const files = [{ path: 'main.3257ea4c0e.js', size: 1, gzip: 1 }];
  expect(check({ files: ['main.[hash].js'] }, { files })).toEqual([]);
  expect(check({ files: ['other.[hash].js'] }, { files })).toHaveLength(1);
  expect(check({ files: ['main.[hash]xjs'] }, { files })).toHaveLength(1);
  expect(
    check({ files: ['main.[hash].js'] }, { files: [{ path: 'main.js', size: 1, gzip: 1 }] }),
  ).toHaveLength(1);
});

test('a race may end in any of its outcomes', () => {
  expect(check({ anyOf: [['index.js'], ['cli.js', 'index.js']] })).toEqual([]);
  expect(check({ anyOf: [['index.js'], ['a.js']] })).toEqual([
    'files are [cli.js index.js], which is none of the 2 expected outcomes',
  ]);
});
