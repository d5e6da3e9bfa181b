import type { Row, Table } from '@/tables/table';
import { sortRows } from './sortRows';

export function createTable(rows: readonly Row[], by?: string): Table {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, rows: by === undefined ? rows : sortRows(rows, by) };
}
