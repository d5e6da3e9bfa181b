import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { parseQuery } from '../../../../../theme/search/ranking/query';
import { maxQueryWords } from '../../../../../theme/search/ranking/weights';
import { synonyms } from '../../../../support/synonyms';
import { anyString } from '../arbitraryQueries';

it('makes a few different words of any text, each of some weight', () => {
  fc.assert(
    fc.property(anyString, (text) => {
      const { words } = parseQuery(text, synonyms);
      const terms = words.map(({ term }) => term);
      expect(terms.length).toBeLessThanOrEqual(maxQueryWords);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms).not.toContain('');
      for (const { importance } of words) expect(importance > 0 && importance <= 1).toBe(true);
    }),
  );
});

it('does not mind what stands around a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(parseQuery(` ${text}\n`, synonyms)).toEqual(parseQuery(text.trim(), synonyms));
    }),
  );
});
