import { describe, expect, it } from '@rstest/core';
import { readRows } from '../../../build/components/migrations';
import type { Verdict } from '../../../converter/Rule';
import { toolIds, getToolPage } from '../../../converter/Tool';
import { findTool } from '../../../converter/tools';
import { pluginRules } from '../../../converter/tools/plugins';

const kinds: Readonly<Record<string, Verdict>> = {
  Converted: 'converted',
  'Needs a decision': 'decision',
  'No equivalent': 'none',
};

const sortRows = (rows: readonly (readonly [string, Verdict | undefined])[]) =>
  [...new Set(rows.map(([row, verdict]) => `${row} | ${verdict}`))].sort();

describe('the converter says of every option what its migration page says', () => {
  for (const id of toolIds) {
    const page = getToolPage(id);
    const { rules } = findTool(id);
    const rows = readRows(id).filter(({ kind }) => kind !== undefined);

    it(`${page}: ${rows.length} rows`, () => {
      expect(rows.length).toBeGreaterThan(35);
      expect(sortRows(rules.map(({ row, verdict }) => [row, verdict]))).toEqual(
        sortRows(rows.map(({ row, kind = '' }) => [row, kinds[kind]])),
      );
    });
  }

  it.each(['vite', 'rollup'] as const)('knows every plugin that the page of %s lists', (id) => {
    const rows = readRows(id).filter(({ row, kind }) => !kind && row.startsWith('`'));
    expect(pluginRules[id].map(({ row }) => row).sort()).toEqual(rows.map(({ row }) => row).sort());
  });

  it('quotes the names of functions as they are called', () => {
    const row = readRows('tsdown').find((one) => one.row === '`cjsDefault: true`');
    expect(row?.becomes.filter(({ isCode }) => isCode)).toMatchObject([{ text: 'require()' }]);
  });

  it('quotes no space before the stop, where the page names a case', () => {
    const row = readRows('tsup').find((one) => one.row === '`clean: true`');
    expect(row?.becomes).toEqual([{ text: 'The default' }]);
  });

  it('quotes each row in the language of the reader', () => {
    const rows = toolIds.map((id) => readRows(id, 'zh'));
    const kinds = rows.flat().flatMap(({ kind = [] }) => kind);
    expect([...new Set(kinds)]).toEqual(['已转换', '需要决定', '没有对应项']);
    const row = rows[0]?.find((one) => one.row === '`killSignal`');
    expect(row?.becomes).toEqual([{ text: '无：没有需要结束的进程' }]);
  });
});
