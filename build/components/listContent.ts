import type { List, ListItem, Node, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { LocalFault } from '../read/faults';
import { getPosition, type JsxElement } from '../read/mdx';

/** Says what is wrong with the content of a component, at the node where it is. */
export const contentFault = (node: Node, message: string, hint: string): LocalFault => ({
  ...getPosition(node),
  rule: 'component-content',
  message,
  hint,
});

/** The one list that is between the tags of a component; a fault where it is something else. */
export function getOnlyList(
  element: JsxElement,
  example: string,
): { list: List; fault?: undefined } | { list?: undefined; fault: LocalFault } {
  const [first, ...others] = element.children;
  if (first?.type === 'list' && others.length === 0) return { list: first };
  const wrong = first?.type === 'list' ? others[0] : first;
  return {
    fault: contentFault(
      wrong ?? element,
      `\`<${element.name}>\` holds ${first ? 'something else than one list' : 'nothing'}.`,
      `Put one list between its tags, with an empty line above and below: \`${example}\`.`,
    ),
  };
}

/** The words of nodes, without marks. */
export const readWords = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? readWords(node.children) : '',
    )
    .join('');

export interface ItemParts {
  /** The words of its first line. */
  words: PhrasingContent[];
  /** What is below them, lists apart. */
  rest: RootContent[];
  lists: List[];
}

/** An item of a list by its first line, the lists in it and the rest. */
export function splitItem({ children }: ListItem): ItemParts {
  const [first, ...others] = children;
  const below = first?.type === 'paragraph' ? others : children;
  return {
    words: first?.type === 'paragraph' ? first.children : [],
    rest: below.filter(({ type }) => type !== 'list'),
    lists: below.filter((node): node is List => node.type === 'list'),
  };
}
