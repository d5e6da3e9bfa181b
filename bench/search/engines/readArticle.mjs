import { parse } from 'parse5';

/** The place of a page where its text is, as parse5 has it. */
export function readArticle(html) {
  const article = findArticle(parse(html));
  if (!article) throw new Error('A page without <article> cannot be searched.');
  return article;
}

function findArticle(node) {
  if (node.tagName === 'article') return node;
  for (const child of node.childNodes ?? []) {
    const found = findArticle(child);
    if (found) return found;
  }
  return undefined;
}

/** Level of a heading; 0 of what is none. */
export const getLevel = ({ tagName = '' }) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** All text in it but that of buttons. */
export function getText(node) {
  if (node.nodeName === '#text') return node.value;
  return node.tagName === 'button' ? '' : (node.childNodes ?? []).map(getText).join('');
}

/** Empty where there is none. */
export const getAttribute = (node, name) =>
  node.attrs?.find((one) => one.name === name)?.value ?? '';
