import { expect, it } from '@rstest/core';
import { criteria } from '../../../../build/components/wcag';
import { findMissingTests } from '../../../spec/findMissingTests';

/** How many criteria each guideline of WCAG 2.2 has at levels A and AA: https://www.w3.org/TR/WCAG22/ */
const guidelines = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
};

it('each criterion of WCAG 2.2 is there once, in its order', () => {
  const numbers = criteria.map(({ number }) => number);
  const inOrder = [...numbers].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(numbers).toEqual(inOrder);
  expect(new Set(numbers).size).toBe(55);
  const counts = Object.keys(guidelines).map((guideline) => [
    guideline,
    numbers.filter((number) => number.startsWith(`${guideline}.`)).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(guidelines);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
});

it('each says one thing: the tests, what was read, or that it does not apply', () => {
  const wrong = criteria.filter(
    ({ tests, read, isAbsent }) => [tests?.length, read, isAbsent].filter(Boolean).length !== 1,
  );
  expect(wrong).toEqual([]);
});

it('names tests that exist', () => {
  expect(findMissingTests(criteria.flatMap(({ tests = [] }) => tests))).toEqual([]);
});
