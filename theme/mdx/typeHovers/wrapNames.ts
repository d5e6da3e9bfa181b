import { listCuts } from './listCuts';

/** Marks a name; its value is the index of its text. */
export const nameAttribute = 'data-hover';

/**
 * Puts an element around each name of a block: start, length and index of its text in turn, counted
 * over the block's text. The text stays as it is, and so does every other element.
 */
export function wrapNames(code: HTMLElement, names: readonly number[], className = ''): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const cuts = listCuts(
    texts.map(({ data }) => data.length),
    names,
  );
  for (const [index, text] of texts.entries()) {
    for (const cut of cuts[index] ?? []) {
      const part = text.splitText(cut.start);
      part.splitText(cut.end - cut.start);
      const name = document.createElement('span');
      name.className = className;
      name.setAttribute(nameAttribute, String(cut.index));
      part.replaceWith(name);
      name.append(part);
    }
  }
}
