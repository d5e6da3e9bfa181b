import { expect, test } from '@rstest/core';
import { suggestName } from '../../../../facts/cases/suggestName';

const known = ['format-esm', 'format-cjs', 'dts-bundle'];

test('a slip names what was meant', () => {
  expect(suggestName('fromat-esm', known)).toBe(' (did you mean “format-esm”?)');
  expect(suggestName('dts-bundled', known)).toBe(' (did you mean “dts-bundle”?)');
});

test('a name that is far from all is left alone', () => {
  expect(suggestName('worker-inline', known)).toBe('');
  expect(suggestName('a', [])).toBe('');
});
