/** What was checked on a page; build/check/code writes it into the page, the theme draws it. */
export interface ProofRecord {
  /** The tool it was checked with: `@rslib/core 1.0.1`. */
  tool: string;
  /** Fences and facts that were checked. */
  snippets: number;
  /** Small libraries that were built for it. */
  builds: number;
  /** Fences that could not be run, each with its reason on the page. */
  notRun: number;
}
