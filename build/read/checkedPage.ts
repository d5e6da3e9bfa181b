import type { FenceClass } from './fences';

/** What a snippet was checked as. */
export type SnippetKind = FenceClass | 'builtSource' | 'component' | 'error' | 'otherCommand';

/** A fence that could not be run. */
export interface NotRun {
  line: number;
  name: string;
  reason: string;
}

/** What was checked on a page. */
export interface CheckedPage {
  /** Relative to the docs folder. */
  file: string;
  route: string;
  title: string;
  /** Snippets by what they were checked as; none that were not run. */
  kinds: Readonly<Record<SnippetKind, number>>;
  /** Snippets that were run, built, or compared with what a build wrote. */
  ran: number;
  /** Those that were read only: parsed, type-checked, their names looked up. */
  read: number;
  /** Those that nothing checks: commands of other tools, and what could not be run. */
  unchecked: number;
  /** Ids of the cases that it rests on, each once, sorted. */
  cases: readonly string[];
  notRun: readonly NotRun[];
  /** Whether the page ends with a line about it: pages of documentation on which there is something. */
  hasLine: boolean;
}
