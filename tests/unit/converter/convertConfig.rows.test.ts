import { describe, expect, it } from '@rstest/core';
import { readAllRows } from '../../../build/components/migrations';
import type { Verdict } from '../../../converter/Rule';
import { toolIds, getToolPage } from '../../../converter/Tool';
import { findTool } from '../../../converter/tools';
import { pluginRules } from '../../../converter/tools/rollup';

const kinds: Readonly<Record<string, Verdict>> = {
  Converted: 'converted',
  'Needs a decision': 'decision',
  'No equivalent': 'none',
};

const pages = readAllRows();
const sortRows = (rows: readonly (readonly [string, Verdict | undefined])[]) =>
  [...new Set(rows.map(([row, verdict]) => `${row} | ${verdict}`))].sort();

describe('the converter says of every option what its migration page says', () => {
  for (const id of toolIds) {
    const page = getToolPage(id);
    const { rules } = findTool(id);
    const rows = (pages[page] ?? []).filter(({ kind }) => kind !== undefined);

    it(`${page}: ${rows.length} rows`, () => {
      expect(rows.length).toBeGreaterThan(35);
      expect(sortRows(rules.map(({ row, verdict }) => [row, verdict]))).toEqual(
        sortRows(rows.map(({ row, kind = '' }) => [row, kinds[kind]])),
      );
    });
  }

  it('knows every plugin that the page of Rollup lists', () => {
    const rows = (pages.rollup ?? []).filter(({ kind }) => kind === undefined);
    expect(pluginRules.map(({ row }) => row).sort()).toEqual(rows.map(({ row }) => row).sort());
  });
});
