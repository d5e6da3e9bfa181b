import { expect, test } from '@rstest/core';
import { addPartScripts } from '../../../../plugins/htmlFirst/addPartScripts';

const scripts = new Map([['tabs', 'startTabs($&)']]);
const page = (body: string) =>
  `<html><head><script>first()</script><style></style></head><body>${body}</body></html>`;

test('a page that holds the part carries its script behind the head script', () => {
  expect(addPartScripts(page('<div class="a" data-part="tabs">'), scripts)).toContain(
    '<head><script>first()</script><script>startTabs($&)</script><style>',
  );
});

test('other pages stay as they are', () => {
  for (const body of ['<p>text</p>', '<div data-part="steps">', 'data-part="tabs"']) {
    expect(addPartScripts(page(body), scripts)).toBe(page(body));
  }
});

test('a page without the head script is refused', () => {
  expect(() => addPartScripts('<body><div data-part="tabs">', scripts)).toThrow(
    'A built page has no inline script',
  );
});
