import { describe, expect, it } from '@rstest/core';
import { shortenQuery } from '../../../../theme/search/shortenQuery';

describe('shortenQuery', () => {
  it('quotes a question as it is, without space around', () => {
    expect(shortenQuery('  tree shaking ')).toBe('tree shaking');
  });

  it('quotes the beginning of a long one, never half a character', () => {
    expect(shortenQuery('x'.repeat(10_000))).toBe(`${'x'.repeat(60)}…`);
    expect(shortenQuery('\u{1F600}'.repeat(100)).isWellFormed()).toBe(true);
  });
});
