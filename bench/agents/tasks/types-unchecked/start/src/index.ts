import type { Table } from '@/tables/table';

export { createTable } from '@/tables/createTable';
export type { Row, Table } from '@/tables/table';

export const separator = ' | ';

/** A line of text for each row. */
export function toLines(table: Table): string[] {
  return table.rows.map((row) => table.columns.map((name) => row[name] ?? '').join(separator));
}
