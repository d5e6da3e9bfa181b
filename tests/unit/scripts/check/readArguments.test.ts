import { expect, test } from '@rstest/core';
import { readArguments } from '../../../../scripts/check/readArguments.mjs';

test('without arguments everything is checked', () => {
  expect(readArguments([])).toEqual({ isContentOnly: false, acceptedFile: undefined });
});

test('the content may be checked alone, or a translation accepted', () => {
  expect(readArguments(['--content-only']).isContentOnly).toBe(true);
  expect(readArguments(['--accept-translation', 'docs/zh/index.mdx']).acceptedFile).toBe(
    'docs/zh/index.mdx',
  );
});

test.each([
  [['--contentonly'], "Unknown option '--contentonly'"],
  [['docs/zh/index.mdx'], "Unexpected argument 'docs/zh/index.mdx'"],
  [['--accept-translation'], "'--accept-translation <value>' argument missing"],
  [['--accept-translation', ''], '--accept-translation needs a file'],
])('%j gets the usage', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
  expect(() => readArguments(args)).toThrow('Usage: npm run check');
});
