import type { ListItem, List, PhrasingContent, RootContent } from 'mdast';

export interface ItemParts {
  /** The words of its first line. */
  words: PhrasingContent[];
  /** What stands below them, lists apart. */
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
