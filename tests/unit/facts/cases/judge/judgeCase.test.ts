import { expect, test } from '@rstest/core';
import { readPackage } from '../../../../../facts/cases/judge/judgeCase';
import { createTestFolder } from '../../../../support/testFolder';

const { root, write } = createTestFolder();
const names = ['dist/index.js', 'distant.js', 'src/index.ts', 'README.md', 'node_modules/a/a.js'];

const pack = async (manifest: object) => {
  for (const name of names) write(name, name);
  write('package.json', JSON.stringify(manifest));
  return [...(await readPackage(root)).keys()].sort();
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
