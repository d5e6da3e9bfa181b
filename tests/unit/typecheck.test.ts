import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const run = (...args: string[]): string[] =>
  execFileSync(args[0] ?? '', args.slice(1), { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Sources of small libraries, and what is broken on purpose. */
const exceptions = [
  'bench/agents/tasks',
  'cases',
  'explorer/libraries',
  'explorer/results',
  'facts/results',
  'tests/fixtures/*/**',
].map((glob) => `:!${glob}`);

test('every TypeScript file of ours is in a project that `npm run typecheck` compiles', () => {
  const compiled = ['theme', 'node', 'tests'].flatMap((name) => {
    const tsc = 'node_modules/typescript-7/bin/tsc';
    const config = run('node', tsc, '-p', `tsconfig.${name}.json`, '--showConfig').join('\n');
    return (JSON.parse(config) as { files: string[] }).files;
  });
  const known = new Set(compiled.map((file) => path.normalize(file)));
  const list = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', ...exceptions];
  const tracked = run('git', ...list);
  expect(tracked.length).toBeGreaterThan(500);
  expect(tracked.filter((file) => !known.has(file))).toEqual([]);
}, 30_000);
