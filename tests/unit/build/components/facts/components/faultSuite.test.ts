import { expect, it } from '@rstest/core';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultSuite } from '../../../../../../build/components/facts/components/faultSuite';
import { openFactStore } from '../../../../../../build/components/facts/factStore';
import type { FaultReport } from '../../../../../../build/components/facts/faultSuite/FaultReport';
import { readFaultReport } from '../../../../../../build/components/facts/faultSuite/readFaultReport';
import { showTable } from '../showTable';

const report: FaultReport = {
  command: 'npm run test:faults -- --controls',
  date: '2026-01-02T03:04:05.000Z',
  commit: 'abc1234',
  node: '22.0.0',
  machine: { processor: 'A processor', cores: 2 },
  rows: [
    { class: 'Search', id: 'a', fault: 'The index is missing', survived: true },
    { class: 'Storage', id: 'b', fault: 'Storage is blocked', survived: true },
    { class: 'Search', id: 'c', fault: 'The index is broken', survived: false },
  ],
  stock: [{ class: 'Search', id: 'a', fault: 'The index is missing', survived: false }],
  guards: [{ guard: 'decoding cannot throw', row: 'a', survived: false }],
};
const store = { ...openFactStore(), getFaultReport: () => report };
const draw = (of: string) => faultSuite.render({ of }, store);

it('counts what survived, by class and in all', () => {
  expect(showTable(draw('run'))).toContainEqual(['Survived', '2 of 3 faults']);
  expect(showTable(draw('classes'))).toEqual([
    ['What breaks', 'Survived'],
    ['Search', '1 of 2'],
    ['Storage', '1 of 1'],
  ]);
});

it('shows each row, and the controls as they came out', () => {
  expect(showTable(draw('rows'))).toContainEqual(['The index is broken', 'failed']);
  expect(showTable(draw('stock'))[1]).toEqual(['The index is missing', 'failed']);
  expect(showTable(draw('guards'))[1]).toEqual(['decoding cannot throw', '`a`', 'failed']);
});

it('names what there is', () => {
  expect(() => draw('row')).toThrow('“of” is one of run,');
});

it('says how to get a run that is missing, cut or of another shape', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'results.json');
  const remedy = 'Run `npm run test:faults -- --controls` and commit what it writes.';
  const read = (text: string) => () => {
    writeFileSync(file, text);
    return readFaultReport(file);
  };
  expect(() => readFaultReport(`${file}.none`)).toThrow(`is missing. ${remedy}`);
  expect(read('{')).toThrow(`is no JSON. ${remedy}`);
  expect(read(JSON.stringify({ ...report, guards: [{}] }))).toThrow(`of another shape. ${remedy}`);
  expect(read(JSON.stringify({ ...report, rows: [] }))).toThrow('of another shape');
  expect(read(JSON.stringify(report))()).toEqual(report);
});
