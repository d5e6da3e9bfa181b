import type { Root, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { getSource } from './getSource';

interface OptionRow {
  row: TableRow;
  /** An id of its own in the page: `row-outextension`. */
  id: string;
}

/** Sections whose tables have a row for each option, or for each plugin. */
const sections = ['Every option', 'Plugins'];

/** The rows of the tables that a migration page has for the options of a tool. */
export function listOptionRows(tree: Root): OptionRow[] {
  const rows: OptionRow[] = [];
  const used = new Map<string, number>();
  let isInside = false;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) isInside = sections.includes(getSource(node));
    if (!isInside || node.type !== 'table') return;
    for (const row of node.children.slice(1)) {
      const [first] = row.children;
      const name = toName(first ? getSource(first) : '');
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      rows.push({ row, id: `row-${name}${count > 1 ? `-${count}` : ''}` });
    }
  });
  return rows;
}

/** The first option of a cell, as in an address: `dts with resolve` → `dts-resolve`. */
const toName = (cell: string): string =>
  (/^[^,]*/.exec(cell)?.[0] ?? '')
    .replace(/`/g, '')
    .replace(' with ', '-')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
