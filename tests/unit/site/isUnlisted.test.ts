import { expect, test } from '@rstest/core';
import { isUnlisted } from '../../../site/isUnlisted';

test('a page is unlisted when its front matter says so', () => {
  expect(isUnlisted({ routePath: '/a', frontmatter: { unlisted: true } })).toBe(true);
  expect(isUnlisted({ routePath: '/a', frontmatter: { unlisted: 'no' } })).toBe(false);
  expect(isUnlisted({ routePath: '/a', frontmatter: {} })).toBe(false);
  expect(isUnlisted({ routePath: '/a' })).toBe(false);
});

test('a listed route means itself, one with a slash at its end everything below', () => {
  const routes = ['/proof', '/parts/'];
  expect(isUnlisted({ routePath: '/proof' }, routes)).toBe(true);
  expect(isUnlisted({ routePath: '/proof-reading' }, routes)).toBe(false);
  expect(isUnlisted({ routePath: '/parts/' }, routes)).toBe(true);
  expect(isUnlisted({ routePath: '/parts/tabs' }, routes)).toBe(true);
  expect(isUnlisted({ routePath: '/particle' }, routes)).toBe(false);
});
