/** A row of the specification, in our words, and what is known of it: one of three. */
export type SpecRow = ProvedRow | SettledRow | OpenRow;

interface RuleOfRow {
  /** Number of the row, 1 to 255. */
  row: number;
  /** The rule in short. */
  rule: string;
}

/** Tests assert the rule with its constant. */
export interface ProvedRow extends RuleOfRow {
  /** `tests/e2e/x.test.ts › title`; titles of its `describe`s may stand between. */
  test: string | readonly string[];
}

/** The rule does not apply, or is not copied, for a reason. */
export interface SettledRow extends RuleOfRow {
  reason: string;
}

/** Not built yet, or built without a test that asserts it (`untested`). */
export interface OpenRow extends RuleOfRow {
  /** What is missing, and the part of the site it belongs to: `frame: top bar`. */
  open: string;
}

/** The rows of one section of the specification. */
export interface SpecSection {
  name: string;
  rows: readonly SpecRow[];
}
