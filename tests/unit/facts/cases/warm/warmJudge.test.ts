import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { runTypesWrong } from '../../../../../facts/cases/judge/runTypesWrong';
import { workFolder } from '../../../../../facts/cases/paths';
import { createWarmJudge } from '../../../../../facts/cases/warm/warmJudge';

rstest.setConfig({ testTimeout: 120_000 });

let work = '';
const judge = createWarmJudge();
beforeEach(async () => {
  await mkdir(workFolder, { recursive: true });
  work = await mkdtemp(path.join(workFolder, '.test-judge-'));
});
afterEach(async () => {
  await judge.close();
  await rm(work, { recursive: true, maxRetries: 10 });
});

async function write(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(work, name);
  await mkdir(folder);
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

test('projects that are checked one after another do not see each other', async () => {
  const project = (source: string, lib: string) => ({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, lib: [lib], types: [] },
      files: ['index.ts'],
    }),
    'index.ts': source,
  });
  const declares = 'declare global { interface Array<T> { most: T } }\nexport {};\n';
  const uses = 'export const most: number = [1].most;\n';
  const newer = 'export const last = [1].at(-1);\n';
  expect(await judge.compiles(await write('declares', project(declares, 'ES2022')))).toBe(true);
  expect(await judge.compiles(await write('uses', project(uses, 'ES2022')))).toBe(false);
  expect(await judge.compiles(await write('newer', project(newer, 'ES2022')))).toBe(true);
  expect(await judge.compiles(await write('older', project(newer, 'ES2020')))).toBe(false);
  expect(await judge.compiles(path.join(work, 'missing'))).not.toBe(true);
});

test('what is put off waits for its turn, and a failure does not stop what comes after', async () => {
  const patient = createWarmJudge();
  const done: string[] = [];
  const first = patient.later(async () => void done.push('first'));
  const failing = patient.later(() => Promise.reject(new Error('no')));
  failing.catch(() => done.push('failed'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual([]);
  await patient.judgeTypes();
  await first;
  expect(await patient.later(async () => done.join())).toBe('first,failed');
  await patient.close();
});

test('problems with types are those that are found without the process', async () => {
  const folder = await write('masked', {
    'package.json': JSON.stringify({
      name: 'masked',
      version: '1.0.0',
      type: 'module',
      exports: { types: './index.d.ts', require: './index.cjs', import: './index.js' },
    }),
    'index.js': 'export const answer = 42;\n',
    'index.cjs': 'exports.answer = 42;\n',
    'index.d.ts': 'export declare const answer: number;\n',
  });
  const found = await runTypesWrong(folder);
  expect(found).toEqual(['FalseESM']);
  expect(await judge.findTypeProblems(folder)).toEqual(found);
});
