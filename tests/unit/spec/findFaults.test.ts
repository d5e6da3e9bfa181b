import { describe, expect, it } from '@rstest/core';
import { findEmptyRows, findMissingTests, findNumberFaults } from '../../spec/findFaults';
import type { SpecRow } from '../../spec/SpecRow';

const open = (row: number): SpecRow => ({ row, rule: 'A rule.', open: 'frame' });

describe('findNumberFaults', () => {
  it('finds nothing in a whole table, in whatever order', () => {
    expect(findNumberFaults([open(2), open(1), open(3)], 3)).toEqual([]);
  });

  it('finds what is missing, what stands twice and what is none', () => {
    expect(findNumberFaults([open(1), open(1), open(4)], 3)).toEqual([
      'row 2 is missing',
      'row 3 is missing',
      'row 1 stands twice',
      'row 4 is none of 1 to 3',
    ]);
  });
});

describe('findEmptyRows', () => {
  it('lets each of the three pass', () => {
    const rows: SpecRow[] = [
      open(1),
      { row: 2, rule: 'A rule.', reason: 'Not ours.' },
      { row: 3, rule: 'A rule.', test: ['a › b', 'a › c'] },
    ];
    expect(findEmptyRows(rows)).toEqual([]);
  });

  it('finds rows with nothing, with blanks, and with more than one', () => {
    const rows = [
      { row: 1, rule: 'A rule.' },
      { row: 2, rule: ' ', open: 'frame' },
      { row: 3, rule: 'A rule.', reason: ' ' },
      { row: 4, rule: 'A rule.', test: [] },
      { row: 5, rule: 'A rule.', test: ['a › b', ''] },
      { row: 6, rule: 'A rule.', test: 'a › b', open: 'frame' },
    ] as SpecRow[];
    expect(findEmptyRows(rows).map((fault) => fault.slice(0, 5))).toEqual([
      'row 1',
      'row 2',
      'row 3',
      'row 4',
      'row 5',
      'row 6',
    ]);
  });
});

describe('findMissingTests', () => {
  const sources: Record<string, string> = {
    'a.test.ts': "test('works', run); test.skip('later', run);",
  };
  const find = (...test: string[]) =>
    findMissingTests([{ row: 7, rule: 'A rule.', test }], (file) => sources[file]);

  it('is content with a test that is there', () => {
    expect(find('a.test.ts › works')).toEqual([]);
  });

  it('names each file and each title that is not', () => {
    expect(
      find('a.test.ts › works', 'a.test.ts › worked', 'a.test.ts › later', 'b.test.ts › works'),
    ).toEqual([
      'row 7: a.test.ts holds no test “worked”',
      'row 7: a.test.ts holds no test “later”',
      'row 7: there is no file b.test.ts',
    ]);
  });
});
