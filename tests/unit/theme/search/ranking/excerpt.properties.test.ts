import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { createExcerpt } from '../../../../../theme/search/ranking/excerpt';
import type { TextRange } from '../../../../../theme/search/SearchProvider';
import { anyString } from '../arbitraryQueries';
import { findMarkFault } from '../findMarkFault';

/** Marks in order and apart, as `findMarks` gives them. */
function toMarks(cuts: readonly number[]): TextRange[] {
  const places = [...new Set(cuts)].sort((left, right) => left - right);
  return places.flatMap((start, at) => {
    const end = places[at + 1];
    return at % 2 === 0 && end !== undefined ? [{ start, end }] : [];
  });
}

const markedText = anyString.chain((text) =>
  fc.record({
    text: fc.constant(text),
    marks: fc.array(fc.nat(text.length), { maxLength: 60 }).map(toMarks),
  }),
);

it('keeps marks inside of its window, in any text', () => {
  fc.assert(
    fc.property(markedText, ({ text, marks }) => {
      const excerpt = createExcerpt(text, marks);
      expect(findMarkFault(excerpt)).toBeUndefined();
      expect(excerpt.text.length).toBeLessThanOrEqual(102);
      expect(text).toContain(excerpt.text.replace(/^…|…$/g, ''));
      expect(excerpt.marks.length > 0).toBe(marks.length > 0);
    }),
  );
});

it('cuts no character in two', () => {
  const whole = fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 });
  fc.assert(
    fc.property(whole, fc.nat(), fc.nat(), (text, left, right) => {
      const marks = toMarks([findBorder(text, left), findBorder(text, right)]);
      expect(createExcerpt(text, marks).text).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

/** A place between two characters, as words begin and end there. */
function findBorder(text: string, place: number): number {
  const characters = Array.from(text);
  return characters.slice(0, place % (characters.length + 1)).join('').length;
}
