import { expect, test } from '@rstest/core';
import { hideSizes } from '../../../../../facts/cases/run/hideSizes';

const log = [
  'File (cjs)         Size     Gzip',
  'dist/index.cjs     1.3 kB   0.48 kB',
  'dist/index.cjs.map 12 kB',
  'dist/other.cjs     80 B',
];

test('hides the sizes of a file that names its folder, and of no other', () => {
  expect(hideSizes(log, ['dist/index.cjs'])).toEqual([
    'File (cjs)         Size     Gzip',
    'dist/index.cjs     <size>   <size>',
    'dist/index.cjs.map 12 kB',
    'dist/other.cjs     80 B',
  ]);
});

test('leaves a log alone whose files name no folder', () => {
  expect(hideSizes(log, [])).toEqual(log);
});
