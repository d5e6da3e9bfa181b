import { describe, expect, it } from '@rstest/core';
import { formatSummary } from '../../../../scripts/test/formatSummary.mjs';

const step = (name: string, passed: number, failed: number) => ({
  name,
  result: failed > 0 ? ('failed' as const) : ('passed' as const),
  passed,
  failed,
  skipped: [] as { name: string; reason: string }[],
  seconds: 1.25,
});

describe('formatSummary', () => {
  it('says what was skipped and why, and what is no part of it', () => {
    const e2e = {
      ...step('test:e2e', 0, 0),
      result: 'skipped' as const,
      skipped: [{ name: 'test:e2e', reason: 'the build failed' }],
    };
    const summary = formatSummary(
      'npm test',
      [e2e],
      [{ name: 'test:full', reason: 'run nightly' }],
    );
    expect(summary).toContain('Skipped:\n  test:e2e: the build failed\n');
    expect(summary).toContain('Not part of npm test:\n  npm run test:full: run nightly\n');
    expect(summary.split('\n').at(-1)).toBe('0 passed, 0 failed, 1 skipped');
  });

  it('names what failed last, since the end is what a log keeps', () => {
    const broken = [{ name: 'nav > opens', reason: 'it did not' }];
    const steps = [
      step('lint', 0, 1),
      { ...step('test:e2e', 2, 1), broken },
      { ...step('test:unit', 2, 0), broken: [] },
    ];
    const summary = formatSummary('npm test', steps, [{ name: 'test:full', reason: 'nightly' }]);
    expect(summary.slice(summary.indexOf('\nFailed:'))).toBe(
      '\nFailed:\n  lint: see what it printed above\n  nav > opens: it did not\n\n4 passed, 2 failed',
    );
  });
});
