/** What one script of package.json tested, in how many seconds. */
export interface TestStep {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were tried again. */
  retried: number;
  seconds: number;
}

/** One whole run of `npm run test:full`: bench/tests/results.json. */
export interface TestRun {
  command: string;
  date: string;
  commit: string;
  node: string;
  machine: { processor: string; cores: number };
  steps: readonly TestStep[];
}
