import { describe, expect, it } from '@rstest/core';
import { formatSummary } from '../../../../scripts/test/report.mjs';

const step = (name: string, passed: number, failed: number) => ({
  name,
  result: failed > 0 ? ('failed' as const) : ('passed' as const),
  passed,
  failed,
  skipped: [] as { name: string; reason: string }[],
  seconds: 1.25,
});

describe('formatSummary', () => {
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
