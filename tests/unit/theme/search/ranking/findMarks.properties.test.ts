import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { findLiteralMarks, findMarks } from '../../../../../theme/search/ranking/excerpt';
import { listWords } from '../../../../../theme/search/ranking/words';
import { anyString } from '../arbitraryQueries';
import { findMarkFault } from '../findMarkFault';

/** Words of a text, each with as many of its characters as were typed. */
const createMatches = (text: string) => {
  const terms = listWords(text.slice(0, 200)).flatMap(({ word }) => word.terms);
  return fc
    .array(fc.tuple(fc.constantFrom('', ...terms.map(({ term }) => term)), fc.integer({ min: 1 })))
    .map((pairs) => new Map(pairs));
};
const textWithMatches = anyString.chain((text) =>
  fc.record({ text: fc.constant(text), matches: createMatches(text) }),
);

it('marks what lies inside of any text, whatever was typed of its words', () => {
  fc.assert(
    fc.property(textWithMatches, ({ text, matches }) => {
      expect(findMarkFault({ text, marks: findMarks(text, matches) })).toBeUndefined();
    }),
  );
});

it('marks any part of any text as it stands', () => {
  fc.assert(
    fc.property(anyString, fc.nat(50), fc.nat(20), (text, from, length) => {
      const literal = text.slice(from, from + length).toLowerCase();
      expect(findMarkFault({ text, marks: findLiteralMarks(text, literal) })).toBeUndefined();
    }),
  );
});
