import { expect, test } from '@rstest/core';
import { findNearest } from '../../../../build/read/findNearest';

const keys = ['title', 'description', 'pageType', 'searchMore', '/config/cli', '/config/lib'];

test.each([
  ['descripton', 'description'],
  ['Title', 'title'],
  ['titel', 'title'],
  ['pagetype', 'pageType'],
  ['/config/libs', '/config/lib'],
  ...['foo', 'xy', 'searchKeysMove', ''].map((word) => [word]),
])('what is nearest to “%s”: %s', (word = '', expected) => {
  expect(findNearest(word, keys)).toBe(expected);
});
