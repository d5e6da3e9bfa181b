import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { readReport } from '../../../../scripts/test/report.mjs';

const read = (report: object) => {
  const file = path.join(tmpdir(), `report-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
};

it('counts what either runner reports, and a file that could not be loaded as a failure', () => {
  const stats = { expected: 4, unexpected: 1, skipped: 2, flaky: 3 };
  expect(read({ stats })).toEqual({ passed: 7, failed: 1, skipped: 2, retried: 3 });
  const summary = { passedTests: 4, failedTests: 0, failedFiles: 1, skippedTests: 2, todoTests: 1 };
  expect(read({ summary })).toEqual({ passed: 4, failed: 1, skipped: 3, retried: 0 });
  expect(readReport('nowhere.json')).toBeUndefined();
});
