import { expect, test } from '@rstest/core';
import { isUnlisted } from '../../../../build/read/frontMatter';

test('a page is unlisted when its front matter says so', () => {
  expect(isUnlisted({ frontmatter: { unlisted: true } })).toBe(true);
  expect(isUnlisted({ frontmatter: { unlisted: 'no' } })).toBe(false);
  expect(isUnlisted({ frontmatter: {} })).toBe(false);
  expect(isUnlisted({})).toBe(false);
});
