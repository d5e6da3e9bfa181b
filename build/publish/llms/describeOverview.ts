import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * What an overview page lists below its text, as Markdown: read from its finished HTML, where the
 * sidebar has already put it in order. Empty for other pages.
 */
export function describeOverview(html: string, resolve: (href: string) => string): string {
  if (!html.includes('data-overview')) return '';
  const root = find(parse(html), (one) => one.attrs.some(({ name }) => name === 'data-overview'));
  return root ? listLines(root, resolve).join('\n') : '';
}

function listLines(node: Node, resolve: (href: string) => string): string[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const line = write(child, resolve);
    switch (child.tagName) {
      case 'h2':
        return ['', `## ${line}`, ''];
      case 'h3':
        return ['', `### ${line}`, ''];
      case 'h4':
        return ['', `#### ${line}`, ''];
      case 'li':
        // An entry that holds a heading is a group of entries.
        return findBelow(child, ({ tagName }) => /^h\d$|^li$/.test(tagName))
          ? listLines(child, resolve)
          : [`- ${line}`];
      default:
        return listLines(child, resolve);
    }
  });
}

/** Words, code and links of a heading or an entry. */
function write(node: Node, resolve: (href: string) => string): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  // A note in code stands apart from the words before it.
  const inside = node.childNodes
    .map((child) => write(child, resolve))
    .reduce((before, next) => before + (before && next.startsWith('`') ? ' ' : '') + next, '');
  if (!('tagName' in node)) return inside;
  const href = node.attrs.find(({ name }) => name === 'href')?.value;
  if (node.tagName === 'a' && href) return `[${inside}](${resolve(href)})`;
  // An option's name comes in pieces, so that it may break between them.
  return node.tagName === 'code' ? `\`${inside}\`` : inside;
}

function find(node: Node, isWanted: (one: Element) => boolean): Element | undefined {
  if ('tagName' in node && isWanted(node)) return node;
  return findBelow(node, isWanted);
}

function findBelow(node: Node, isWanted: (one: Element) => boolean): Element | undefined {
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
