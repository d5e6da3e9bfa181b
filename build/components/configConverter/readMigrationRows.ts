import type { Nodes, TableCell } from 'mdast';
import type { MigrationRow, RowPiece } from '../../../site/configConverter/Note';
import { getSource } from './getSource';
import { listOptionRows } from './listOptionRows';
import { writeDirective } from './writeDirective';

/** A row as the page has it, with its last cell. */
export interface ReadRow extends MigrationRow {
  /** “Converted” and its kin; absent in the table of plugins. */
  kind: string | undefined;
}

/** Rows of the tables of a migration page that speak of options and plugins; `route` is its address. */
export function readMigrationRows(source: string, route: string): ReadRow[] {
  return listOptionRows(source).map(({ children: [first, second, third] }) => {
    const row = first ? getSource(first) : '';
    const becomes = second ? readPieces(second, route) : [];
    const [words] = becomes
      .map(({ text }) => text)
      .join('')
      .split('(');
    return {
      row,
      directive: writeDirective(row.replaceAll('`', ''), words ?? ''),
      becomes,
      kind: third && getSource(third),
    };
  });
}

/** Words of a cell; the names of cases are left to the page. */
function readPieces(cell: TableCell, route: string): RowPiece[] {
  const pieces: RowPiece[] = [];
  const add = (piece: RowPiece): void => {
    const last = pieces.at(-1);
    const isPlain = (one: RowPiece) => !one.isCode && one.href === undefined;
    if (last && isPlain(last) && isPlain(piece)) last.text += piece.text;
    else pieces.push(piece);
  };
  const walk = (node: Nodes, href?: string): void => {
    if (node.type === 'text') add({ text: node.value, ...(href && { href }) });
    else if (node.type === 'inlineCode') {
      add({ text: node.value, isCode: true, ...(href && { href }) });
    } else if (node.type === 'link') {
      const address = node.url.startsWith('#') ? route + node.url : node.url;
      for (const child of node.children) walk(child, address);
    } else if ('children' in node) for (const child of node.children) walk(child, href);
  };
  for (const child of cell.children) walk(child);
  return pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(/ ?\(\)/g, '') }))
    .filter(({ text }) => text);
}
