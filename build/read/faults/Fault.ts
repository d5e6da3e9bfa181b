import type { Rule } from '../../check/rules';

/** A place in a file; both numbers start at 1. */
export interface Position {
  line: number;
  column?: number;
}

/** One thing that is wrong in the files that writers edit. */
export interface Fault extends Position {
  /** Path from the folder where the check was started, with `/`. */
  file: string;
  rule: Rule;
  /** What is wrong, as a sentence. */
  message: string;
  /** How to mend it, as a sentence. */
  hint: string;
  /** Warnings are printed and stop nothing. */
  severity: 'error' | 'warning';
}

/** A fault before it is known in which file it is. */
export type LocalFault = Omit<Fault, 'file' | 'severity'> & { severity?: Fault['severity'] };
