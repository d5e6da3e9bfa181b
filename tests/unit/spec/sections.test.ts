import { describe, expect, it } from '@rstest/core';
import { existsSync, readFileSync } from 'node:fs';
import { findEmptyRows, findMissingTests, findNumberFaults } from '../../spec/findFaults';
import openRows from '../../spec/openRows.json';
import { sections } from '../../spec/sections';
import { splitReference } from '../../spec/matchTitle';

const lastRow = 255;
const rows = sections.flatMap((section) => section.rows);
const openBySection = sections.map(({ name, rows: own }) => ({
  name,
  rows: own.length,
  open: own.filter((row) => 'open' in row).length,
}));
const open = openBySection.reduce((sum, section) => sum + section.open, 0);

describe('the table of the specification', () => {
  it('has each row once', () => {
    expect(findNumberFaults(rows, lastRow)).toEqual([]);
  });

  it('says of each row what is known of it', () => {
    expect(findEmptyRows(rows)).toEqual([]);
  });

  it('names tests that are there', () => {
    const readSource = (file: string) =>
      existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    expect(findMissingTests(rows, readSource)).toEqual([]);
  });

  it('names files that a test run picks up', () => {
    const runs = /^tests\/(unit|site|network|e2e|a11y|full)\/.+\.test\.tsx?$/;
    const files = rows.flatMap((row) =>
      'test' in row ? [row.test].flat().map((test) => splitReference(test).file) : [],
    );
    expect(files.filter((file) => !runs.test(file))).toEqual([]);
  });

  it('has as many open rows as tests/spec/openRows.json says, which may only fall', () => {
    console.log(
      [
        `Specification: ${open} of ${rows.length} rows are open.`,
        ...openBySection.map(({ name, ...count }) => `  ${count.open} of ${count.rows}: ${name}`),
      ].join('\n'),
    );
    const { most } = openRows;
    expect(describeCount(open, most)).toBeUndefined();
    expect(describeCount(most + 1, most)).toMatch('the number only falls');
    expect(describeCount(most - 1, most)).toMatch(`to ${most - 1}`);
  });
});

/** What is to be done where the count is not the one that is kept. */
function describeCount(count: number, most: number): string | undefined {
  if (count > most) {
    return `${count} rows are open, ${most} may be: build and test what was opened, the number only falls.`;
  }
  if (count < most) {
    return `Only ${count} rows are open: lower "most" in tests/spec/openRows.json from ${most} to ${count}.`;
  }
  return undefined;
}
