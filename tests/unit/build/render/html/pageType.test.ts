import { expect, test } from '@rstest/core';
import { getStyleGroup } from '../../../../../build/render/html/pageType';

const page = (body: string, type = 'doc') =>
  `<html data-page-type="${type}"><body>${body}</body></html>`;

test('pages of a type share a style', () => {
  expect(getStyleGroup(page('<p>text</p>'), 'a.html')).toBe('doc');
});

test('types of few pages share one', () => {
  expect(getStyleGroup(page('', 'overview'), 'a.html')).toBe('wide');
  expect(getStyleGroup(page('', 'doc-wide'), 'a.html')).toBe('wide');
  expect(getStyleGroup(page('', '404'), '404.html')).toBe('home');
});

const part = (name: string) => `<div class="x" data-part="${name}">`;

test('pages that hold parts of few pages have one of their own, but for home pages', () => {
  expect(getStyleGroup(page(part('tabs'), 'doc-wide'), 'a.html')).toBe(
    'wide with parts of shelf 0',
  );
  expect(getStyleGroup(page(part('tabs'), 'home'), 'a.html')).toBe('home');
});

test('the rarest part of a page decides', () => {
  const getShelf = (...names: string[]) =>
    getStyleGroup(page(names.map(part).join('')), 'a.html').at(-1);
  expect(getShelf('tabs', 'steps')).toBe('0');
  expect(getShelf('table-cards', 'tabs')).toBe('1');
  expect(getShelf('tabs', 'diagram')).toBe('2');
});

test('a page that only speaks of the attribute is a plain one', () => {
  expect(getStyleGroup(page('<code>data-part="tabs"</code>'), 'a.html')).toBe('doc');
});

test('a page without a type is refused by name', () => {
  expect(() => getStyleGroup('<html>', 'a.html')).toThrow('a.html has no data-page-type');
});
