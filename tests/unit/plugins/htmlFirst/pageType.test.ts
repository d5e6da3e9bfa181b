import { expect, test } from '@rstest/core';
import { getStyleGroup } from '../../../../plugins/htmlFirst/pageType';

const page = (body: string, type = 'doc') =>
  `<html data-page-type="${type}"><body>${body}</body></html>`;

test('pages of a type share a style', () => {
  expect(getStyleGroup(page('<p>text</p>'), 'a.html')).toBe('doc');
});

test('types of few pages share one', () => {
  expect(getStyleGroup(page('', 'overview'), 'a.html')).toBe('wide');
  expect(getStyleGroup(page('', 'doc-wide'), 'a.html')).toBe('wide');
});

test('pages that hold parts of few pages have one of their own, but for home pages', () => {
  const body = '<div class="x" data-part="tabs">';
  expect(getStyleGroup(page(body), 'a.html')).toBe('doc with parts');
  expect(getStyleGroup(page(body, 'doc-wide'), 'a.html')).toBe('wide with parts');
  expect(getStyleGroup(page(body, 'home'), 'a.html')).toBe('home');
});

test('a page that only speaks of the attribute is a plain one', () => {
  expect(getStyleGroup(page('<code>data-part="tabs"</code>'), 'a.html')).toBe('doc');
});

test('a page without a type is refused by name', () => {
  expect(() => getStyleGroup('<html>', 'a.html')).toThrow('a.html has no data-page-type');
});
