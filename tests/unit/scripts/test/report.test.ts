import { describe, expect, it } from '@rstest/core';
import { countResults, listPlaywright, listRstest } from '../../../../scripts/test/report.mjs';

describe('the report of the unit tests', () => {
  it('counts tests, and names the skipped ones', () => {
    const results = listRstest({
      files: [
        {
          status: 'fail',
          testPath: 'a.test.ts',
          results: [
            { status: 'pass', name: 'one', fullName: 'a > one' },
            {
              status: 'fail',
              name: 'two',
              fullName: 'a > two',
              errors: [{ message: '\u001b[31mexpected 1\u001b[39m\nto be 2' }],
            },
            { status: 'skip', name: 'three', fullName: 'a > three' },
            { status: 'todo', name: 'four' },
          ],
        },
      ],
    });
    expect(countResults(results)).toEqual({
      passed: 1,
      failed: 1,
      skipped: [
        { name: 'a > three', reason: 'no reason given' },
        { name: 'four', reason: 'no reason given' },
      ],
      broken: [{ name: 'a > two', reason: 'expected 1' }],
      retried: [],
    });
  });
});

describe('the report of the browser tests', () => {
  const test = (status: string, description?: string) => ({
    status,
    annotations: description ? [{ type: 'skip', description }] : [],
  });
  const failAttempt = (message: string) => ({ error: { message } });

  it('counts each project’s test through all levels, says why one was skipped, and which passed when tried again', () => {
    const results = listPlaywright({
      suites: [
        {
          title: 'nav.spec.ts',
          specs: [
            { title: 'opens', tests: [test('expected')] },
            {
              title: 'stays open',
              tests: [{ ...test('flaky'), results: [failAttempt('\nlate\nby far'), {}] }],
            },
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [
                {
                  title: 'closes',
                  tests: [
                    { ...test('unexpected'), results: [failAttempt('open'), failAttempt('x')] },
                  ],
                },
                { title: 'prints', tests: [test('skipped', 'needs a printer'), test('skipped')] },
              ],
            },
          ],
        },
      ],
    });
    expect(countResults(results)).toEqual({
      passed: 2,
      failed: 1,
      skipped: [
        { name: 'nav.spec.ts > on a phone > prints', reason: 'needs a printer' },
        { name: 'nav.spec.ts > on a phone > prints', reason: 'no reason given' },
      ],
      broken: [{ name: 'nav.spec.ts > on a phone > closes', reason: 'open' }],
      retried: [{ name: 'nav.spec.ts > stays open', reason: 'late' }],
    });
  });
});
