import { describe, expect, it } from '@rstest/core';
import { readArguments } from '../../../../scripts/test/readArguments.mjs';

describe('the arguments of npm test', () => {
  it('ask for the long tests with --full', () => {
    expect(readArguments([])).toEqual({ isFull: false });
    expect(readArguments(['--full'])).toEqual({ isFull: true });
  });

  for (const argument of ['--ful', '--full=1', 'unit']) {
    it(`refuse ${argument} with the usage`, () => {
      expect(() => readArguments([argument])).toThrow(
        'Usage: npm test, or npm run test:full for the long tests too.',
      );
    });
  }
});
