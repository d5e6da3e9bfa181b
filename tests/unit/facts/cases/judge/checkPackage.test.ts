import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { readPackage } from '../../../../../facts/cases/judge/checkPackage';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  for (const name of [
    'dist/index.js',
    'distant.js',
    'src/index.ts',
    'README.md',
    'node_modules/a/a.js',
  ]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const pack = async (manifest: object) => {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return [...(await readPackage(folder)).keys()].sort();
};

test('everything but installed packages is published', async () => {
  expect(await pack({})).toEqual([
    'README.md',
    'dist/index.js',
    'distant.js',
    'package.json',
    'src/index.ts',
  ]);
});

test('“files” names what is published, besides what npm always publishes', async () => {
  expect(await pack({ files: ['dist'] })).toEqual(['README.md', 'dist/index.js', 'package.json']);
});
