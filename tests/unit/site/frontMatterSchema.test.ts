import { expect, test } from '@rstest/core';
import { frontMatterSchema } from '../../../site/frontMatterSchema';

const accepts = (value: object): boolean => frontMatterSchema.safeParse(value).success;

test('a page may say whatever front matter there is for it', () => {
  const named =
    'title titleSuffix description navbar sidebar outline footer overview overviewHeaders hero features pageType';
  expect(Object.keys(frontMatterSchema.shape)).toEqual(expect.arrayContaining(named.split(' ')));
});

test('a page is of one of six types, and need not say so', () => {
  const types = ['doc', 'doc-wide', 'home', 'custom', 'blank', '404'];
  expect(types.filter((pageType) => !accepts({ pageType }))).toEqual([]);
  expect(accepts({})).toBe(true);
  expect(accepts({ pageType: 'page' })).toBe(false);
});

test('a card of the home page is 2, 3, 4 or 6 columns wide', () => {
  const spans = [1, 2, 3, 4, 5, 6, 7].filter((span) =>
    accepts({ features: [{ title: 'a', details: 'b', span }] }),
  );
  expect(spans).toEqual([2, 3, 4, 6]);
});
