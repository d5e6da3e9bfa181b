import type { TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { readSections } from './readBlocks';

/** Sections whose tables have a row for each option, or for each plugin. */
const sections = ['Every option', 'Plugins'];

/** The rows of the tables that the source of a migration page has for the options of a tool. */
export function listOptionRows(source: string): TableRow[] {
  const rows: TableRow[] = [];
  visit(readSections(source, sections), 'table', ({ children }) => {
    rows.push(...children.slice(1));
  });
  return rows;
}
