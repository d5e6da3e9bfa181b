/** What became of a row. */
export interface FaultResult {
  class: string;
  id: string;
  fault: string;
  survived: boolean;
}

/** A guard that was taken out, and what became of the row that needs it. */
export interface GuardResult {
  guard: string;
  row: string;
  survived: boolean;
}

/** One run of `npm run test:faults -- --controls`: bench/faults/results.json. */
export interface FaultReport {
  command: string;
  date: string;
  commit: string;
  node: string;
  machine: { processor: string; cores: number };
  rows: readonly FaultResult[];
  /** Rows on the default theme, which must fail, and one without a fault, which must not. */
  stock: readonly FaultResult[];
  guards: readonly GuardResult[];
}
