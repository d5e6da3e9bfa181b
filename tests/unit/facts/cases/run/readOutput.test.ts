import { expect, test } from '@rstest/core';
import { readOutput } from '../../../../../facts/cases/run/readOutput';
import { createTestFolder } from '../../../../support/testFolder';

const { root, resolve, write } = createTestFolder();
const read = () => readOutput(resolve('dist'), root);

test('files are sorted by path and listed with their sizes', async () => {
  write('dist/index.js', 'export {};\n');
  write('dist/deep/a.js', 'a');
  const { files, texts } = await read();
  expect(files.map(({ path: name, size }) => [name, size])).toEqual([
    ['deep/a.js', 1],
    ['index.js', 11],
  ]);
  expect(files[1]?.gzip).toBeGreaterThan(11);
  expect(texts.get('index.js')).toBe('export {};\n');
});

test('bytes that are not text are kept as their hash', async () => {
  write('dist/a.wasm', Buffer.from([0, 97, 115, 109]));
  write('dist/b.bin', Buffer.from([0xff, 0xfe]));
  const { files, texts } = await read();
  expect(files.map(({ sha256 }) => sha256?.length)).toEqual([64, 64]);
  expect(texts.size).toBe(0);
});

test('text that is large is kept as its hash and can still be judged', async () => {
  write('dist/large.js', 'a'.repeat(65_537));
  write('dist/small.js', 'a'.repeat(65_536));
  const { files, texts } = await read();
  expect(files.map(({ sha256 }) => sha256 !== undefined)).toEqual([true, false]);
  expect(texts.get('large.js')).toHaveLength(65_537);
});

test('the folder of the case does not show, and does not count', async () => {
  write('dist/index.js', `const at = '${root}/src';\n`);
  write('dist/plain.js', 'export {};\n');
  const { files, texts, placed } = await read();
  expect(placed).toEqual(['index.js']);
  expect(texts.get('index.js')).toBe("const at = '<root>/src';\n");
  expect(files[0]?.size).toBe("const at = '<root>/src';\n".length);
});
