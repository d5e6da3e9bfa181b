import type { Element, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Step } from '../rspress/inOrder';

/**
 * Marks the tables whose rows are cards on phones (`data-cards`, theme/mdx/Table.module.css): those in
 * `<TableCards>`, and those with a column of text that a phone would make too narrow to read. Each tells
 * the style what its columns are called, once, rather than every cell. Of these, comparisons stay tables,
 * which scroll (`data-compared`).
 */
export const narrowTables = (): Step => ({
  name: 'narrow-tables',
  markdown: { rehypePlugins: [markNarrowTables] },
});

export const markNarrowTables = () => (tree: Root) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const [head = [], ...rows] = listRows(table);
    const isAsked = table.properties['data-cards'] !== undefined;
    if (!isAsked && !isTooNarrow([head, ...rows])) return SKIP;
    if (!isAsked && isComparison([head, ...rows])) table.properties['data-compared'] = '';
    else {
      const names = head.map((name, index) => `--c${index + 1}:${JSON.stringify(name)}`);
      table.properties['data-cards'] = '';
      table.properties.style = names.slice(1).join(';');
    }
    return SKIP;
  });
};

/** Words of the cells, row by row. */
function listRows(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName !== 'tr') return;
    const cells = children.filter((child) => child.type === 'element');
    rows.push(cells.map((cell) => getWords(cell).replace(/\s+/g, ' ').trim()));
  });
  return rows;
}

const getWords = (node: Nodes): string =>
  'children' in node ? node.children.map(getWords).join('') : 'value' in node ? node.value : '';

/** Room for a table on a phone that is 390 px wide, that of a column for text, and what is around a cell's. */
const room = 358;
const readable = 110;
const padding = 24;

/**
 * Whether a column of text would be so narrow on a phone that it takes three lines and more. Tables of more
 * columns than five are matrices of short values, which are compared row with row.
 */
export function isTooNarrow(rows: readonly (readonly string[])[]): boolean {
  const count = rows[0]?.length ?? 0;
  if (count < 3 || count > 5) return false;
  const columns = Array.from({ length: count }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      least: Math.max(...cells.flatMap(listWords).map(measure)) + padding,
      most: Math.max(...cells.map(measure)) + padding,
    };
  });
  // Browsers share out what the longest words leave by how much more the columns want.
  const least = columns.reduce((sum, column) => sum + column.least, 0);
  const wanted = columns.reduce((sum, column) => sum + column.most, 0) - least;
  const share = Math.max(0, room - least) / Math.max(1, wanted);
  return columns.some((column) => {
    const width = column.least + (column.most - column.least) * Math.min(1, share);
    return width < readable && column.most > 2 * width;
  });
}

/** Whether columns are alternatives with short values, such as four tools: cards would part what is compared. */
const isComparison = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row) => row.length > 3 && row.slice(1).every((cell) => measure(cell) <= 200));

const chinese = /[\p{Script=Han}\uff01-\uff60]/gu;

/** What a line is not broken in: a word, a Chinese character. */
const listWords = (text: string): string[] => text.replace(chinese, ' $& ').split(' ');

/** About how many pixels text takes in a table; a Chinese character takes two. */
const measure = (text: string): number => text.replace(chinese, '  ').length * 7;
