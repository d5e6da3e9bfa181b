import { describe, expect, it } from '@rstest/core';
import { isOneEdit } from '../../../../../theme/search/ranking/expandTerm';

describe('isOneEdit', () => {
  it.each([
    ['redirct', 'redirect'],
    ['redirect', 'redirct'],
    ['browserlist', 'browserslist'],
    ['externel', 'external'],
    ['shmis', 'shims'],
    ['bundel', 'bundle'],
    ['undle', 'bundle'],
  ])('takes %s for %s', (left, right) => {
    expect(isOneEdit(left, right)).toBe(true);
  });

  it.each([
    ['same', 'same'],
    ['cjs', 'css2x'],
    ['minify', 'modify'],
    ['abcd', 'badc'],
    ['', 'ab'],
  ])('does not take %s for %s', (left, right) => {
    expect(isOneEdit(left, right)).toBe(false);
  });
});
