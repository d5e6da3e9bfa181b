export type Row = Readonly<Record<string, string | undefined>>;

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}
