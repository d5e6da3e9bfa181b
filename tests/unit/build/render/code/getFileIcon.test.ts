import { expect, test } from '@rstest/core';
import { getFileIcon } from '../../../../../build/render/code/getFileIcon';
import { measureColumns } from '../../../../../build/render/code/measureColumns';

test.each([
  ['rslib.config.ts', 'ts', 'TS'],
  ['package.json', 'json', '{}'],
  ['dist/index.d.mts', 'text', 'TS'],
  ['terminal', 'text', '≡'],
  [undefined, 'bash', '>_'],
  ['LICENSE', 'tcl', undefined],
])('%s in %s is shown as %s', (title, lang, icon) => {
  expect(getFileIcon(title, lang)).toBe(icon);
});

test('a Chinese character takes two columns, a tab too', () => {
  expect([measureColumns('abc'), measureColumns('中文'), measureColumns('\ta')]).toEqual([3, 4, 3]);
});
