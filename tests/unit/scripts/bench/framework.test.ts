import { expect, it } from '@rstest/core';
import { formatFramework } from '../../../../scripts/bench/formatFramework.mjs';

it('compares the medians and names the most memory', () => {
  const text = formatFramework({
    pages: 97,
    ours: [
      { seconds: 30, memory: 900e6 },
      { seconds: 99, memory: 1200e6 },
      { seconds: 26, memory: 800e6 },
    ],
    bare: [
      { seconds: 20, memory: undefined },
      { seconds: 25, memory: undefined },
      { seconds: 24, memory: undefined },
    ],
  });
  expect(text).toContain('97 pages');
  expect(text).toContain('ours 30.0 s, peak memory 1200 MB');
  expect(text).toContain('the framework alone 24.0 s, peak memory n/a');
  expect(text).toContain('ratio 1.25');
});
