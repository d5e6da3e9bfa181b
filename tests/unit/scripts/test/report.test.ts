import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { formatSummary, readReport } from '../../../../scripts/test/report.mjs';

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

it('names the steps that failed last, since the end is what a log keeps', () => {
  const step = (name: string, failed: number) => {
    const result = failed > 0 ? ('failed' as const) : ('passed' as const);
    return { name, result, passed: 2, failed, skipped: 0, retried: 0, seconds: 1.25 };
  };
  const results = [step('lint', 1), step('test:e2e', 1), step('test:unit', 0)];
  const summary = formatSummary('npm test', { results, seconds: 2.6, omitted: [] });
  expect(summary).toMatch(/test:e2e +failed +1\.3 s +2 passed, 1 failed/);
  expect(summary).toMatch(/Failed: lint, test:e2e; see .*\n\n6 passed, 2 failed$/);
});
