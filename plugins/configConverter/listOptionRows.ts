import type { Root, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { getSource } from './getSource';

/** Sections whose tables have a row for each option, or for each plugin. */
const sections = ['Every option', 'Plugins'];

/** The rows of the tables that a migration page has for the options of a tool. */
export function listOptionRows(tree: Root): TableRow[] {
  const rows: TableRow[] = [];
  let isInside = false;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) isInside = sections.includes(getSource(node));
    if (isInside && node.type === 'table') rows.push(...node.children.slice(1));
  });
  return rows;
}
