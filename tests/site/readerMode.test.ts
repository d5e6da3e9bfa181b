import { describe, expect, it } from '@rstest/core';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, type HtmlElement, listBelow, listElements } from '../support/html';
import { routes } from '../support/routes';

/** What reading modes take for the frame of a page and leave out. */
const frame = new Set(['header', 'nav', 'aside', 'footer', 'dialog', 'form']);
/** Words of an article below which reading modes do not offer themselves; theirs is about as low. */
const leastText = 140;

const isMain = ({ tagName }: HtmlElement) => tagName === 'main';
const articles = routes
  .map(({ route, file }) => ({ route, elements: listElements(readBuilt(file)) }))
  .map(({ route, elements }) => ({
    route,
    elements,
    article: elements.find(({ tagName }) => tagName === 'article'),
  }))
  .filter(({ article }) => article !== undefined);

it('most pages have an article that is long enough', () => {
  const long = articles.filter(({ article }) => article && getText(article).length > leastText);
  expect(long.length).toBeGreaterThan(routes.length * 0.9);
});

describe('a reading mode finds the text of', () => {
  for (const { route, elements, article } of articles) {
    if (!article) continue;
    it(route, () => {
      const inside = listBelow(article);
      expect(elements.filter(isMain)).toHaveLength(1);
      // Everything that is read is in it, and nothing of the frame is.
      expect(inside.filter(({ tagName }) => frame.has(tagName)).map(describeElement)).toEqual([]);
      // `translate=no` on blocks alone: a translated page keeps its code.
      const blocks = inside.filter(({ tagName }) => tagName === 'pre');
      expect(blocks.filter((block) => getAttribute(block, 'translate') !== 'no')).toEqual([]);
    });
  }
});

function describeElement(element: HtmlElement): string {
  return `<${element.tagName} class=${getAttribute(element, 'class')}> ${getText(element).slice(0, 40)}`;
}
