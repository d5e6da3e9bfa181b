import { expect, test } from '@rstest/core';
import { frontMatterSchema } from '../../../site/frontMatter';

const { keys } = frontMatterSchema;

test('a page may say whatever the specification lets it say', () => {
  const named =
    'title titleSuffix description navbar sidebar outline footer overview overviewHeaders hero features pageType';
  expect(Object.keys(keys)).toEqual(expect.arrayContaining(named.split(' ')));
});

test('a page is of one of six types, and need not say so', () => {
  expect(keys.pageType.values).toEqual(['doc', 'doc-wide', 'home', 'custom', 'blank', '404']);
  expect(frontMatterSchema).not.toHaveProperty('required');
});

test('a card of the home page is 2, 3, 4 or 6 columns wide', () => {
  expect(keys.features.of.keys.span.values).toEqual([2, 3, 4, 6]);
});
