import { describe, expect, it } from '@rstest/core';
import { parseQuery } from '../../../../../theme/search/ranking/parseQuery';

describe('parseQuery', () => {
  it('keeps each word once, with its parts', () => {
    expect(parseQuery('  lib.bundle  Lib.Bundle ')).toEqual({
      literal: 'lib.bundle lib.bundle',
      compact: 'libbundlelibbundle',
      words: [{ term: 'libbundle', parts: ['lib', 'bundle'], importance: 1 }],
    });
  });

  it('gives words that only ask little importance', () => {
    const { words } = parseQuery('how to keep __dirname in esm');
    const important = words.filter(({ importance }) => importance === 1);
    expect(important.map(({ term }) => term)).toEqual(['keep', 'dirname', 'esm']);
  });

  it('takes a query of such words alone at its word', () => {
    expect(parseQuery('how to').words.map(({ importance }) => importance)).toEqual([1, 1]);
  });

  it.each(['', '   ', '.*', '()[]{}', '\u{1F600}'])('finds no words in %j', (input) => {
    expect(parseQuery(input).words).toEqual([]);
  });

  it('cuts what is too long to be a question', () => {
    expect(parseQuery('word '.repeat(4000)).literal.length).toBeLessThanOrEqual(256);
  });
});
