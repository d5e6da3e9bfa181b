import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { getWords } from '../read/mdx';
import type { Step } from '../rspress/inOrder';

/** What pages need on phones: tables that become cards, and long names in headings that break well. */
export const narrowScreens = (): Step => ({
  name: 'narrow-screens',
  markdown: { rehypePlugins: [markNarrowTables, breakNames] },
});

const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** Lets long names in headings go on in the next line after a dot, a bracket, an underscore or a slash. */
export const breakNames = () => (tree: Root) => {
  visit(tree, 'element', (heading) => {
    if (!/^h[1-4]$/.test(heading.tagName)) return;
    visit(heading, 'text', ({ value }, index, parent) => {
      const split = value.replace(/[!-~]{17,}/g, (name) => name.replace(/[.[_/](?=.)/g, '$&\0'));
      const parts = split.split('\0').map((part) => ({ type: 'text' as const, value: part }));
      if (!parent || index === undefined) return undefined;
      const broken = parts.flatMap((part, place) => (place > 0 ? [wbr, part] : [part]));
      parent.children.splice(index, 1, ...broken);
      return [SKIP, index + broken.length];
    });
  });
};

/**
 * Marks the tables whose rows are cards on phones (`data-cards`, theme/mdx/Table.module.css): those that a
 * phone has no room for, and those with a column of text that would be too narrow to read. Each tells the
 * style what its columns are called, once, rather than every cell; cards of `short` values have several in a
 * line. Comparisons stay tables, which scroll (`data-compared`), unless a component has marked them.
 */
export const markNarrowTables = () => (tree: Root) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const [head = [], ...rows] = listRows(table);
    const isAsked = table.properties['data-cards'] !== undefined;
    if (!isAsked && !isTooNarrow([head, ...rows])) return SKIP;
    // Alternatives, such as four tools: cards would part what is compared.
    const isShort = rows.every((row) => row.slice(1).every((cell) => measure(cell) <= 200));
    if (!isAsked && isShort && head.length > 3) table.properties['data-compared'] = '';
    else {
      const names = head.map((name, index) => `--c${index + 1}:${JSON.stringify(name)}`);
      table.properties['data-cards'] = isShort ? 'short' : '';
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

/** Room for a table on a phone that is 390 px wide, that of a column for text, and what is around a cell's. */
const room = 358;
const readable = 110;
const padding = 24;

/**
 * Whether the longest words do not fit next to each other on a phone, or a column of text would be so narrow
 * that it takes three lines and more, or more than five. Tables of more columns than five are matrices of
 * short values, which are compared row with row.
 */
export function isTooNarrow(rows: readonly (readonly string[])[]): boolean {
  const count = rows[0]?.length ?? 0;
  if (count < 2 || count > 5) return false;
  const columns = Array.from({ length: count }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      least: Math.max(...cells.flatMap(listWords).map(measureWord)) + padding,
      most: Math.max(...cells.map(measure)) + padding,
    };
  });
  // Browsers share out what the longest words leave by how much more the columns want.
  const least = columns.reduce((sum, column) => sum + column.least, 0);
  if (least > room || count < 3) return least > room;
  const wanted = columns.reduce((sum, column) => sum + column.most, 0) - least;
  const share = Math.max(0, room - least) / Math.max(1, wanted);
  return columns.some((column) => {
    const width = column.least + (column.most - column.least) * Math.min(1, share);
    return column.most > (width < readable ? 2 : 5) * width;
  });
}

const chinese = /[\p{Script=Han}\uff01-\uff60]/gu;

/** What a line is not broken in: a word, a Chinese character. */
const listWords = (text: string): string[] => text.replace(chinese, ' $& ').split(' ');

/** About how many pixels text takes in a table; a Chinese character takes two. */
const measure = (text: string): number =>
  text.replace(/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu, '  ').length * 7;

/** The characters of code, such as `output.minify`, are wider. */
const measureWord = (word: string): number =>
  measure(word) * (/[^\p{L},;:]|\p{Ll}\p{Lu}/u.test(word) ? 1.2 : 1);
