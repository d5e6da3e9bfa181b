import { expect, it } from '@rstest/core';
import { listDocParts } from '../../../../theme/layout/DocFrame';

const toc = [{ id: 'a' }];

it('has a page tree and an outline beside the text', () => {
  expect(listDocParts({ frontmatter: {}, toc })).toEqual({
    isOverview: false,
    hasSidebar: true,
    hasOutline: true,
  });
});

it('has no outline without headings, on overviews, or where the page wants none', () => {
  expect(listDocParts({ frontmatter: {}, toc: [] }).hasOutline).toBe(false);
  expect(listDocParts({ frontmatter: { overview: true }, toc }).hasOutline).toBe(false);
  expect(listDocParts({ frontmatter: { outline: false }, toc }).hasOutline).toBe(false);
});

for (const sidebar of [false, 'placeholder']) {
  it(`has no page tree where the page says ${sidebar}`, () => {
    expect(listDocParts({ frontmatter: { sidebar }, toc }).hasSidebar).toBe(false);
  });
}
