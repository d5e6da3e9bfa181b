import { expect, it } from '@rstest/core';
import { judgeStep } from '../../../scripts/test.mjs';

const counts = (passed: number, failed: number) => ({
  passed,
  failed,
  skipped: 0,
  retried: 0,
});

it('counts a step without a report as one', () => {
  expect(judgeStep(0, undefined)).toEqual({ result: 'passed', ...counts(1, 0) });
  expect(judgeStep(2, undefined)).toEqual({ result: 'failed', ...counts(0, 1) });
});

it('does not believe a report without failures when the runner failed', () => {
  expect(judgeStep(1, counts(7, 0))).toEqual({ result: 'failed', ...counts(7, 1) });
});

it('does not believe a runner that ends well over failed tests', () => {
  expect(judgeStep(0, counts(6, 1))).toEqual({ result: 'failed', ...counts(6, 1) });
});
