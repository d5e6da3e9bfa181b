import { expect, test } from '@rstest/core';
import { readArguments } from '../../../../scripts/check/readArguments.mjs';

test('without arguments everything is checked', () => {
  expect(readArguments([])).toEqual({ isContentOnly: false, acceptedFile: undefined, pages: [] });
});

test('the content may be checked alone, or a translation accepted', () => {
  expect(readArguments(['--content-only']).isContentOnly).toBe(true);
  expect(readArguments(['--accept-translation', 'docs/zh/index.mdx']).acceptedFile).toBe(
    'docs/zh/index.mdx',
  );
});

test('pages are checked for their content', () => {
  expect(readArguments(['guide/basic/cli'])).toMatchObject({
    isContentOnly: true,
    pages: ['guide/basic/cli'],
  });
});

test.each([
  [['--contentonly'], "Unknown option '--contentonly'"],
  [['--accept-translation'], "'--accept-translation <value>' argument missing"],
  [['--accept-translation', ''], '--accept-translation needs a file'],
])('%j gets the usage', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason);
  expect(() => readArguments(args)).toThrow('Usage: npm run check');
});
