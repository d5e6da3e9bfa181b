import type { Table } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { JsxElement } from '../../read/mdx';
import type { DrawnComponent } from '../component';
import { contentIssue, readWords } from '../listContent';

const getTable = ({ children }: JsxElement): Table | undefined => {
  const [first, ...others] = children;
  return first?.type === 'table' && others.length === 0 ? first : undefined;
};

/**
 * `<TableCards>` around a table: on narrow screens each row is a card, named by its first cell. Tables that
 * are too narrow for their words become cards without it (build/render/narrowTables.ts).
 */
export const tableCards: DrawnComponent = {
  kind: 'drawn',
  name: 'TableCards',
  about: 'Makes each row of a table a card on narrow screens, named by its first cell.',
  attributes: {},
  browser: 'mdx/Blocks',
  content: {
    check(element) {
      const table = getTable(element);
      if (table) {
        const [head] = table.children;
        return (head?.children ?? [])
          .filter((cell) => readWords([cell]).trim() === '')
          .map((cell) =>
            contentIssue(
              cell,
              'A column has no name.',
              'Name it: cards show it before each value.',
            ),
          );
      }
      const message = `\`<${element.name}>\` holds something else than one table.`;
      return [contentIssue(element, message, 'Put one table between its tags, with empty lines.')];
    },
    draw(element) {
      const table = getTable(element);
      if (!table) return;
      table.data = { hProperties: { 'data-cards': '' } };
      const [head, ...rows] = table.children;
      for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } };
      for (const { children } of rows) {
        const [title] = children;
        if (title) title.data = { hName: 'th', hProperties: { scope: 'row' } };
      }
    },
  },
};
