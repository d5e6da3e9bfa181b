import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { checkModules } from '../../../../../facts/cases/judge/checkModules';

let folder = '';
const sources = {
  'esm.mjs': 'export const add = (a, b) => a + b;\nexport default 1;\n',
  'cjs.cjs': "exports.add = (a, b) => a + b;\nexports.name = 'cjs';\n",
  'broken.mjs': 'module.exports = {};\n',
  'dirname.mjs': 'export const folder = __dirname;\n',
  'throws.cjs': "throw new Error('not today');\n",
  'aborting.mjs': 'process.abort();\n',
  'noisy.mjs': "console.log('hello');\nsetInterval(() => {}, 1000);\nexport const a = 1;\n",
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modules-'));
  for (const [name, text] of Object.entries(sources)) {
    await writeFile(path.join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('other names and an untrue expression are failures', async () => {
  expect(
    await checkModules(
      { imports: [{ file: 'esm.mjs', names: ['sub'], holds: 'm.add(1, 2) === 4' }] },
      folder,
    ),
  ).toEqual([
    'import of esm.mjs gives [add default], expected [sub]',
    'import of esm.mjs: “m.add(1, 2) === 4” is not true',
  ]);
});

test('a module that ends the process is a failure', async () => {
  expect(await checkModules({ imports: [{ file: 'aborting.mjs' }] }, folder)).toHaveLength(1);
});
