import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { readOutput } from '../../../../../facts/cases/run/readOutput';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'output-'));
  await mkdir(path.join(root, 'dist', 'deep'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const put = (name: string, content: string | Buffer) =>
  writeFile(path.join(root, 'dist', name), content);
const read = () => readOutput(path.join(root, 'dist'), root);

test('files are sorted by path and told with their sizes', async () => {
  await put('index.js', 'export {};\n');
  await put('deep/a.js', 'a');
  const { files, texts } = await read();
  expect(files.map(({ path: name, size }) => [name, size])).toEqual([
    ['deep/a.js', 1],
    ['index.js', 11],
  ]);
  expect(files[1]?.gzip).toBeGreaterThan(11);
  expect(texts.get('index.js')).toBe('export {};\n');
});

test('bytes that are not text are kept as their hash', async () => {
  await put('a.wasm', Buffer.from([0, 97, 115, 109]));
  await put('b.bin', Buffer.from([0xff, 0xfe]));
  const { files, texts } = await read();
  expect(files.map(({ sha256 }) => sha256?.length)).toEqual([64, 64]);
  expect(texts.size).toBe(0);
});

test('text that is large is kept as its hash and can still be judged', async () => {
  await put('large.js', 'a'.repeat(65_537));
  await put('small.js', 'a'.repeat(65_536));
  const { files, texts } = await read();
  expect(files.map(({ sha256 }) => sha256 !== undefined)).toEqual([true, false]);
  expect(texts.get('large.js')).toHaveLength(65_537);
});

test('the folder of the case does not show, and does not count', async () => {
  await put('index.js', `const at = '${root}/src';\n`);
  await put('plain.js', 'export {};\n');
  const { files, texts, placed } = await read();
  expect(placed).toEqual(['index.js']);
  expect(texts.get('index.js')).toBe("const at = '<root>/src';\n");
  expect(files[0]?.size).toBe("const at = '<root>/src';\n".length);
});
