import type { Element, Root } from 'hast';
import { getText } from '../code/codeMarks';

/** From how many entries on a list is worth it: fewer are laid out sooner than skipped. */
const isLong = 16;

/** How many characters of text fit into a line of a phone (390 px) and of a wide screen, about. */
const lineLengths = { narrow: 38, wide: 82 } as const;

/** In rem: a line (`--size-text`, `--leading-text`), and what parts two entries (`--space-2`). */
const line = 1.753;
const gap = 0.5;

/**
 * Rehype plugin: says of each long list how tall it will be, so that browsers need not lay it out before
 * it comes near (theme/styles/longList.css), and the scrollbar is right all the same.
 */
export function longLists() {
  return (tree: Root): void => {
    // In parts, as in a tree of files, a list looks as the part wants it.
    for (const list of tree.children) {
      if (list.type !== 'element' || (list.tagName !== 'ul' && list.tagName !== 'ol')) continue;
      const entries = list.children.filter(isEntry);
      if (entries.length < isLong) continue;
      const [narrow, wide] = [lineLengths.narrow, lineLengths.wide].map((length) =>
        getHeight(entries, length),
      );
      list.properties.dataPart = 'long-list';
      list.properties.style = `--narrow:${narrow}rem;--wide:${wide}rem`;
    }
  };
}

const isEntry = (node: { type: string; tagName?: string }): node is Element =>
  node.type === 'element' && node.tagName === 'li';

/** In rem, rounded. */
function getHeight(entries: readonly Element[], length: number): number {
  const lines = entries.map((entry) => Math.ceil(getText(entry).length / length));
  return Math.round(
    lines.reduce((sum, count) => sum + count, 0) * line + (entries.length - 1) * gap,
  );
}
