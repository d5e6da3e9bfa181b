import type { Case } from './defineCase';

export interface RunDescription {
  /** What is run last, as a reader types it. */
  command: string;
  before: string[];
}

/** What is run for a case: `rslib build --format cjs`, `node build.mjs`. */
export function describeRuns({ before = [], command = ['build'], script }: Case): RunDescription {
  const toLine = (args: readonly string[]) => ['rslib', ...args].join(' ');
  return { command: script ? `node ${script}` : toLine(command), before: before.map(toLine) };
}
