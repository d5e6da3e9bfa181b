import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import {
  type CaseResult,
  isAsWritten,
  readResult,
  readResultFile,
  removeResultsWithoutCase,
  writeResult,
} from '../../../../facts/cases/results';
import { createTestFolder } from '../../../support/testFolder';

const { root: folder, write, read } = createTestFolder();

const result = (key: string, ...files: CaseResult['files']): CaseResult => ({
  key,
  title: 'A title',
  question: 'A question?',
  command: 'rslib build',
  exit: 0,
  log: [],
  files,
});
const index = { path: 'deep/index.js', size: 1, gzip: 1 };

test('a result and its texts come back as they were written', async () => {
  const kept = result('k1', index, { path: 'a.wasm', size: 9, gzip: 9, sha256: 'abc' });
  await writeResult('one', kept, new Map([['deep/index.js', 'text\n']]), folder);
  expect(await readResult('one', folder)).toMatchObject(kept);
  expect(await readResultFile('one', 'deep/index.js', folder)).toBe('text\n');
  expect(await readdir(path.join(folder, 'one', 'dist'))).toEqual(['deep']);
});

test.each([
  ['a file', 'dist/deep/index.js', 'text', 'test'],
  ['the record', 'result.json', '"exit": 0', '"exit": 1'],
])(
  '%s that was changed by hand is noticed, also where its size stays',
  async (_, name, old, next) => {
    await writeResult('one', result('k1', index), new Map([['deep/index.js', 'text\n']]), folder);
    expect(await isAsWritten('one', folder)).toBe(true);
    write(`one/${name}`, read(`one/${name}`).replace(old, next));
    expect(await isAsWritten('one', folder)).toBe(false);
  },
);

test('a new result leaves nothing of the old one', async () => {
  await writeResult('one', result('k1', index), new Map([['deep/index.js', 'old']]), folder);
  await writeResult('one', result('k2'), new Map(), folder);
  expect((await readResult('one', folder))?.key).toBe('k2');
  expect(await readdir(path.join(folder, 'one'))).toEqual(['result.json']);
});

test('a write that fails leaves the old result, and nothing else', async () => {
  await writeResult('one', result('k1', index), new Map([['deep/index.js', 'old']]), folder);
  const interrupted = new Map([['deep/index.js', 'new']]);
  interrupted.get = () => {
    throw new Error('interrupted');
  };
  await expect(writeResult('one', result('k2', index), interrupted, folder)).rejects.toThrow(
    'interrupted',
  );
  expect((await readResult('one', folder))?.key).toBe('k1');
  expect(await readResultFile('one', 'deep/index.js', folder)).toBe('old');
  expect(await readdir(folder)).toEqual(['one']);
});

test('a result that is missing or cut off counts as none', async () => {
  expect(await readResult('none', folder)).toBeUndefined();
  write('half/result.json', '{ "key": "k');
  expect(await readResult('half', folder)).toBeUndefined();
});

test('results of cases that are gone are removed, and other files stay', async () => {
  for (const id of ['kept', 'gone']) await writeResult(id, result(id), new Map(), folder);
  await mkdir(path.join(folder, 'kept.next'));
  write('tool.json', '{}');
  expect((await removeResultsWithoutCase(new Set(['kept']), folder)).sort()).toEqual([
    'gone',
    'kept.next',
  ]);
  expect((await readdir(folder)).sort()).toEqual(['kept', 'tool.json']);
});
