/** A success criterion of WCAG 2.2, and what is known of this site: one of tests, reading, absence. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** What the site does, or why nothing of it can break this: a sentence, without its full stop. */
  here: string;
  /** Tests that fail where it does not: `tests/a11y/x.test.ts › title`. */
  tests?: readonly string[];
  /** No test can tell: what was read to tell. */
  read?: string;
  /** The site has nothing that it is about. */
  isAbsent?: true;
}

/** The test that asks every rule of axe of every page, by what it is called for one of them. */
export const everyRuleTest =
  'tests/a11y/axe.test.ts › /guide/start/ keeps every rule of axe in both schemes';
