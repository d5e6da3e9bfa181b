import type { List, ListItem, Node, Nodes, PhrasingContent, RootContent } from 'mdast';
import { issue, type LocalIssue } from '../read/issues';
import { getAttribute, getPosition, getWords, type JsxElement } from '../read/mdx';
import { isComponent } from './component';
import { paragraph, text } from './nodes';

/** Says what is wrong with the content of a component, at the node where it is. */
export const contentIssue = (node: Node, message: string, hint: string): LocalIssue =>
  issue(getPosition(node), 'component-content', message, hint);

/** What is between the tags of a component; parts of that name on their own lines are a paragraph to the parser. */
export function listParts({ children }: { children: readonly Nodes[] }, name: string): Nodes[] {
  return children.flatMap((child) => {
    if (child.type === 'text' && child.value.trim() === '') return [];
    const isWrapped =
      child.type === 'paragraph' && child.children.some((one) => isComponent(one, name));
    return isWrapped ? listParts(child, name) : [child];
  });
}

/** What a component that is made of parts, such as tabs, holds else. */
export function checkParts(element: JsxElement, name: string, example: string): LocalIssue[] {
  const children = listParts(element, name);
  if (children.length === 0) {
    const hint = `Write a \`${example}\` for each, directly in it.`;
    return [contentIssue(element, `\`<${element.name}>\` holds no \`<${name}>\`.`, hint)];
  }
  const hint = `Put it into a \`${example}\`, or before or after the \`<${element.name}>\`.`;
  return children
    .filter((child) => !isComponent(child, name))
    .map((child) => contentIssue(child, `What is here belongs to no \`<${name}>\`.`, hint));
}

/** The Markdown of a part: its label in bold, and its content. The search index reads it (extractNames.ts). */
export const putLabelAbove = (element: JsxElement): RootContent[] => [
  paragraph({ type: 'strong', children: [text(getAttribute(element, 'label') ?? '')] }),
  ...element.children,
];

/** The one list that is between the tags of a component; an issue where it is something else. */
export function getOnlyList(
  element: JsxElement,
  example: string,
): { list: List; issue?: undefined } | { list?: undefined; issue: LocalIssue } {
  const [first, ...others] = element.children;
  if (first?.type === 'list' && others.length === 0) return { list: first };
  const wrong = first?.type === 'list' ? others[0] : first;
  return {
    issue: contentIssue(
      wrong ?? element,
      `\`<${element.name}>\` holds ${first ? 'something else than one list' : 'nothing'}.`,
      `Put one list between its tags, with an empty line above and below: \`${example}\`.`,
    ),
  };
}

/** The words of nodes, without marks. */
export const readWords = (nodes: readonly Nodes[]): string => nodes.map(getWords).join('');

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
