import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

/** Faults of a page that is right apart from its tables; lines count from the given text. */
function check(source: string): string[] {
  const { faults } = readChecked(source, { format: 'mdx', isFragment: true });
  return faults.map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
}

test('a column without a name is reported at its line', () => {
  expect(check('Text.\n\n| | Rslib |\n| --- | --- |\n| `a.js` | 1 B |\n')).toEqual([
    '3 table-head: Column 1 of the table has no name.',
  ]);
});

test('code and components are names', () => {
  expect(check('| `type` | <Badge>A</Badge> |\n| --- | --- |\n| a | b |\n')).toEqual([]);
});

test('a cell below may be empty', () => {
  expect(check('| File | Size |\n| --- | --- |\n| | 1 B |\n')).toEqual([]);
});
