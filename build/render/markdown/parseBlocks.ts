import type { Root } from 'mdast';
import { type SourceBlock, splitBlocks } from './splitBlocks';

export interface ParsedBlock {
  /** Where it begins in the source: what positions of the tree are counted from. */
  start: number;
  tree: Root;
}

/** A comment of MDX that goes on after an empty line: its parts would be taken for text. */
const longComment = /\{\/\*(?:(?!\*\/)[^])*?\n\s*\n/;

/**
 * Trees of those blocks of a page's source that are wanted; one of the whole source where a block
 * makes no sense by itself, as the opening tag of a part that holds several.
 * @throws Error of `parse` where the whole source makes no sense either.
 */
export function parseBlocks(
  source: string,
  parse: (source: string) => Root,
  isWanted: (block: SourceBlock) => boolean,
): ParsedBlock[] {
  const wanted = splitBlocks(source).filter(isWanted);
  if (wanted.length === 0) return [];
  if (!longComment.test(source)) {
    try {
      return wanted.map(({ start, text }) => ({ start, tree: parse(text) }));
    } catch {
      // As a whole, then.
    }
  }
  return [{ start: 0, tree: parse(source) }];
}
