import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { answerQuery } from '../../../../../theme/search/local/answerQuery';
import { createQueries } from '../arbitraryQueries';
import { createLargeSearch } from '../createLargeSearch';
import { findMarkFault } from '../findMarkFault';

const search = createLargeSearch();
const queries = createQueries(search.index.vocabulary);

it('answers anything, with marks inside of titles and excerpts', () => {
  let marked = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const texts = answerQuery(query, search).hits.flatMap(({ title, excerpt }) => [
        title,
        excerpt,
      ]);
      marked += texts.flatMap(({ marks }) => marks).length;
      expect(texts.flatMap((text) => findMarkFault(text) ?? [])).toEqual([]);
    }),
  );
  expect(marked).toBeGreaterThan(0);
});

it('answers alike each time, whatever was asked before', () => {
  const list = (query: string, from = search) =>
    answerQuery(query, from).hits.map(({ href }) => href);
  fc.assert(
    fc.property(fc.array(queries, { minLength: 1, maxLength: 4 }), (asked) => {
      const fresh = createLargeSearch();
      const answers = asked.toReversed().map((query) => list(query, fresh));
      expect(asked.map((query) => list(query))).toEqual(answers.toReversed());
      expect(asked.map((query) => list(query))).toEqual(answers.toReversed());
    }),
    { numRuns: 12 },
  );
});
