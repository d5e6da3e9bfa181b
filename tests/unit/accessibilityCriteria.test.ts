import { expect, it } from '@rstest/core';
import { findMissingTests } from '../spec/findMissingTests';
import criteriaOfWcag from '../a11y/criteria.json';

/** A success criterion of WCAG 2.2, and how it is known of this site: by one of tests, reading, absence. */
interface Criterion {
  number: string;
  name: string;
  level: string;
  /** What the site does, or why nothing of it can break this: a sentence, without its full stop. */
  here: string;
  /** Tests that fail where it does not: `tests/a11y/x.test.ts › title`. */
  tests?: readonly string[];
  /** No test can tell: what was read to tell. */
  read?: string;
  /** The site has nothing that it is about. */
  isAbsent?: boolean;
}

/** Every success criterion at levels A and AA, in its order. */
const criteria: readonly Criterion[] = criteriaOfWcag;

it('each criterion of WCAG 2.2 is there once, in its order', () => {
  const numbers = criteria.map(({ number }) => number);
  const inOrder = [...numbers].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(numbers).toEqual(inOrder);
  expect(new Set(numbers).size).toBe(55);
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
