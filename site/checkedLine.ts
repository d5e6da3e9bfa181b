/** What was checked on a page; build/check/code counts it, the theme renders it. */
export interface CheckedLineData {
  /** The tool it was checked with: `@rslib/core 1.0.1`. */
  tool: string;
  /** Snippets that were run, built, or compared with what a build wrote. */
  ran: number;
  /** Snippets that were read only: parsed, type-checked, their names looked up. */
  read: number;
  /** Snippets that nothing checks. */
  unchecked: number;
  /** Ids of the cases that the page rests on, with spaces between. */
  cases: string;
}
