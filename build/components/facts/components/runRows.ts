import { type Inline, inlineCode } from './nodes';

/** A run whose figures are committed: when, of what and on what it was made. */
export interface Run {
  command: string;
  date: string;
  commit: string;
  node: string;
  machine: { processor: string; cores: number };
}

/** What a table says of such a run, a row for each thing. */
export const runRows = ({ date, commit, machine, node, command }: Run): (string | Inline[])[][] => [
  ['Date', date.slice(0, 'yyyy-mm-dd'.length)],
  ['Commit', [inlineCode(commit)]],
  ['Machine', `${machine.processor}, ${machine.cores} cores`],
  ['Node.js', node],
  ['Command', [inlineCode(command)]],
];
