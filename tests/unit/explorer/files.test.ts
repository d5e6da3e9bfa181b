import { expect, it } from '@rstest/core';
import { compareFiles, pickFile, type ShownFile } from '../../../explorer/files';

const file = (path: string, text = path): ShownFile => ({ path, text, size: 1, gzip: 1 });

it('pairs files of one name, then those with another extension or folder', () => {
  const before = [file('index.js', 'a'), file('index.d.ts', 'same'), file('old.js')];
  const after = [
    file('cjs/index.cjs', 'c'),
    file('esm/index.js', 'a'),
    file('index.d.ts', 'same'),
    file('new.css'),
  ];
  const compared = compareFiles(before, after).map(({ path, change, before: pair }) => [
    path,
    change,
    pair?.path,
  ]);
  expect(compared).toEqual([
    ['cjs/index.cjs', 'added', undefined],
    ['esm/index.js', 'changed', 'index.js'],
    ['index.d.ts', 'same', 'index.d.ts'],
    ['new.css', 'added', undefined],
    ['old.js', 'removed', undefined],
  ]);
  expect(compareFiles([file('index.js', 'a')], [file('index.cjs', 'b')])).toMatchObject([
    { path: 'index.cjs', change: 'changed', before: { path: 'index.js' } },
  ]);
});

it('stays with the file that plays the same part', () => {
  const files = [file('Rating.d.mts'), file('esm/index.d.mts'), file('esm/index.mjs')];
  expect(pickFile(files, 'Rating.d.mts')?.path).toBe('Rating.d.mts');
  expect(pickFile(files, 'index.d.ts')?.path).toBe('esm/index.d.mts');
  expect(pickFile(files, 'gone.css')?.path).toBe('esm/index.mjs');
  expect(pickFile([file('a.css')])?.path).toBe('a.css');
  const gone: ShownFile = { ...file('cjs/index.cjs'), change: 'removed' };
  expect(pickFile([gone, file('index.js')])?.path).toBe('index.js');
  expect(pickFile([])).toBeUndefined();
});
