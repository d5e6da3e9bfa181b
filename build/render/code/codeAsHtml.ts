import type { Element, ElementContent, Root } from 'hast';
import { rawElement } from '../../components/mdxNodes';

/**
 * Rehype plugin: hands the inside of each block of code to React as one string of HTML rather than
 * as an element per token: less to load, and nothing in there to hydrate. Comes last, since no other
 * plugin sees what is in the string. Code that holds links or components stays as it is.
 */
export function codeAsHtml() {
  return (tree: Root): void => replaceCode(tree);
}

function replaceCode(parent: Root | Element): void {
  parent.children.forEach((child, index) => {
    // The highlighter puts its own root into the page's.
    const isRoot = child.type === ('root' as string);
    if (child.type !== 'element' && !isRoot) return;
    const element = child as Element;
    const html = isHighlighted(element) ? toHtml(element.children) : undefined;
    if (html === undefined) replaceCode(element);
    else parent.children[index] = rawElement(html);
  });
}

const isHighlighted = ({ tagName, properties, children }: Element): boolean =>
  tagName === 'code' &&
  Object.keys(properties).length === 0 &&
  children.some(({ type }) => type === 'element');

/** The HTML of the same elements; undefined where some are more than colored. */
function toHtml(children: readonly ElementContent[]): string | undefined {
  let html = '';
  for (const child of children) {
    if (child.type === 'text') {
      html += escapeText(child.value);
      continue;
    }
    const inside = isToken(child) ? toHtml(child.children) : undefined;
    if (inside === undefined) return undefined;
    const { tagName, properties } = child as Element;
    html += `<${tagName}${formatAttributes(properties)}>${inside}</${tagName}>`;
  }
  return html;
}

const tags = new Set(['span', 'ins', 'del']);
const attributes: Readonly<Record<string, string>> = {
  class: 'class',
  className: 'class',
  id: 'id',
};

const isToken = (child: ElementContent): child is Element =>
  child.type === 'element' &&
  tags.has(child.tagName) &&
  Object.keys(child.properties).every((name) => Object.hasOwn(attributes, name));

const formatAttributes = (properties: Element['properties']): string =>
  Object.entries(properties)
    .map(([name, value]) => [attributes[name], [value ?? []].flat().join(' ')] as const)
    .map(([name, value]) =>
      value ? ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"` : '',
    )
    .join('');

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Only what must be: quotes are themselves within text, and are in every line of code. */
const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => references[character] ?? character);
