import { expect, it } from '@rstest/core';
import { frameIds } from '../../site/frameIds';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, listBelow, listElements } from '../support/html';

const pages = listFiles().filter((file) => file.endsWith('.html'));

it('headings may not have the ids of the frame, and those are all that it has', () => {
  const unnamed = pages.flatMap((file) => {
    const elements = listElements(readBuilt(file));
    if (!elements.some(({ tagName }) => tagName === 'article')) return [];
    const text = new Set(
      elements.filter(({ tagName }) => tagName === 'article').flatMap((one) => listBelow(one)),
    );
    return (
      elements
        .filter((element) => !text.has(element))
        .flatMap((element) => getAttribute(element, 'id') ?? [])
        // React numbers groups of the bar: no heading gets such an id.
        .filter((id) => !frameIds.includes(id) && !id.startsWith('nav-group_'))
        .map((id) => `${file}: ${id}`)
    );
  });
  expect(unnamed).toEqual([]);
});
