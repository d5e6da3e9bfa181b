import { expect, test } from '@rstest/core';
import { findNearest } from '../../../../build/read/findNearest';

const keys = ['title', 'description', 'hero', 'pageType'];

test.each([
  ['descripton', 'description'],
  ['desciprtion', 'description'],
  ['Title', 'title'],
  ['titel', 'title'],
  ['pagetype', 'pageType'],
])('%s was meant to be %s', (word, expected) => {
  expect(findNearest(word, keys)).toBe(expected);
});

test.each(['foo', 'xy', 'searchKeysMove', ''])('nothing is near to "%s"', (word) => {
  expect(findNearest(word, [...keys, 'searchMore'])).toBeUndefined();
});

test('the nearest of several wins', () => {
  expect(findNearest('/config/libs', ['/config/cli', '/config/lib'])).toBe('/config/lib');
});
