/** A run of words in a cell. */
export interface RowPiece {
  text: string;
  isCode?: boolean;
  /** Address without base. */
  href?: string;
}

/** A row of a table of a migration page, as the converter quotes it. */
export interface MigrationRow {
  /** First cell, as the page has it: what the rules of `site/configConverter/tools` are called. */
  row: string;
  /** What brings a browser from the page to the row: `:~:text=…`, for the end of an address. */
  directive: string;
  /** What the option becomes: the second cell. */
  becomes: readonly RowPiece[];
}

/** Rows by the file of their migration page: `tsup`, `vite-lib`. */
export type MigrationRows = Readonly<Record<string, readonly MigrationRow[]>>;
