import { getSeverity, type Rule } from './rules';

/** A place in a file; both numbers start at 1. */
export interface Position {
  line: number;
  column?: number;
}

/** One thing that is wrong in the files that writers edit. */
export interface Issue extends Position {
  /** Path from the folder where the check was started, with `/`. */
  file: string;
  rule: Rule;
  /** What is wrong, as a sentence. */
  message: string;
  /** How to fix it, as a sentence. */
  hint: string;
  /** By its rule (rules.ts). Warnings are printed and stop nothing, except in CI (`refusedInCi`). */
  severity: 'error' | 'warning';
  /** The pages that an issue of another file is about, with paths like `file`. */
  about?: readonly string[];
}

/** An issue before it is known in which file it is; `about` starts from the docs folder. */
export type LocalIssue = Omit<Issue, 'file'>;

/** Issues of one file, by its absolute path. */
export interface FileIssues {
  file: string;
  issues: LocalIssue[];
}

/** The place of an offset in a text. */
export function getLineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** An issue at a place. */
export const issue = (
  { line, column }: Position,
  rule: Rule,
  message: string,
  hint: string,
): LocalIssue => ({ line, column, rule, message, hint, severity: getSeverity(rule) });
