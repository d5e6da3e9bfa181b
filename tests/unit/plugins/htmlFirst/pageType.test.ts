import { expect, test } from '@rstest/core';
import { getStyleGroup } from '../../../../plugins/htmlFirst/pageType';

const page = (body: string) => `<html data-page-type="doc"><body>${body}</body></html>`;

test('pages of a type share a style', () => {
  expect(getStyleGroup(page('<p>text</p>'), 'a.html')).toBe('doc');
});

test('pages that hold parts of few pages have one of their own', () => {
  expect(getStyleGroup(page('<div class="x" data-part="tabs">'), 'a.html')).toBe('any with parts');
});

test('a page that only speaks of the attribute is a plain one', () => {
  expect(getStyleGroup(page('<code>data-part="tabs"</code>'), 'a.html')).toBe('doc');
});

test('a page without a type is refused by name', () => {
  expect(() => getStyleGroup('<html>', 'a.html')).toThrow('a.html has no data-page-type');
});
