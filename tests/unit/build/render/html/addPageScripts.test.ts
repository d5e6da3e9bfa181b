import { expect, test } from '@rstest/core';
import { addPageScripts } from '../../../../../build/render/html/addPageScripts';

const scripts = { arrival: 'leadOn($&)', ofParts: new Map([['tabs', 'startTabs($&)']]) };
const page = (body: string) =>
  `<html><head><script>first()</script><style></style></head><body>${body}</body></html>`;

test('a page that holds the part carries its script behind the head script', () => {
  expect(addPageScripts(page('<div class="a" data-part="tabs">'), scripts)).toContain(
    '<head><script>first()</script><script>startTabs($&)</script><style>',
  );
});

for (const root of ['lang="en" data-page-type="404"', 'data-translations="zh=/zh/"']) {
  test(`a page with ${root} carries the script that may lead on, before those of parts`, () => {
    const html = page('<div data-part="tabs">').replace('<html>', `<html ${root}>`);
    expect(addPageScripts(html, scripts)).toContain(
      '</script><script>leadOn($&)</script><script>startTabs($&)</script>',
    );
  });
}

test('other pages stay as they are', () => {
  for (const body of [
    '<p>text</p>',
    '<div data-part="steps">',
    'data-part="tabs"',
    '<p data-translations="">',
  ]) {
    expect(addPageScripts(page(body), scripts)).toBe(page(body));
  }
});

test('a page without the head script is refused', () => {
  expect(() => addPageScripts('<body><div data-part="tabs">', scripts)).toThrow(
    'A built page has no inline script',
  );
});
