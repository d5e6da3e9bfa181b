import type { Issue } from '../read/issues';
import { refusedInCi, rules } from '../read/rules';

/** A check whose issues are listed with those of others. */
export interface Check {
  /** With files, what is about a single page is checked of these alone. */
  checkAll: (files?: readonly string[]) => Promise<Issue[]>;
}

/** Stops a build; its message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly issues: readonly Issue[]) {
    super(`[check] The content has errors; nothing was built.\n\n${formatIssues(issues)}`);
    // The issue is in the files named above, not in the code that found it.
    this.stack = undefined;
  }
}

export const stopsBuild = ({ severity, rule }: Pick<Issue, 'severity' | 'rule'>): boolean =>
  severity === 'error' ||
  (refusedInCi.has(rule) && !['0', 'false', '', undefined].includes(process.env.CI));

/** Order of a report: by file, then by place in the file, then by rule. */
export function compareIssues(a: Issue, b: Issue): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.rule, b.rule)
  );
}

// By code unit: `localeCompare` depends on the machine's language.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The report of a check: per issue its place, what is wrong, why it matters and how to fix it; then
 * how many there are. Empty without issues.
 */
export function formatIssues(issues: readonly Issue[]): string {
  if (issues.length === 0) return '';
  return [...issues.map(formatIssue), countIssues(issues)].join('\n\n');
}

function formatIssue({ file, line, column, rule, severity, message, hint }: Issue): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const warning = refusedInCi.has(rule) ? ' (warning, in CI an error)' : ' (warning)';
  // GitHub shows it next to the line, also a warning of a check that passes.
  const stops = stopsBuild({ severity, rule });
  const note = `::${stops ? 'error' : 'warning'} file=${file},line=${line}::${message}`;
  return [
    `${place}  ${stops ? rule : rule + warning}`,
    `  ${message} ${rules[rule]}`,
    `  → ${hint}`,
    ...(process.env.GITHUB_ACTIONS ? [note.replaceAll('%', '%25').replaceAll('\n', '%0A')] : []),
  ].join('\n');
}

/** `3 errors and 1 warning in 2 files`. */
export function countIssues(issues: readonly Issue[]): string {
  const errors = issues.filter(stopsBuild).length;
  const warnings = issues.length - errors;
  const parts = [
    errors > 0 && count(errors, 'error'),
    warnings > 0 && count(warnings, 'warning'),
  ].filter((part) => part !== false);
  const files = new Set(issues.map(({ file }) => file)).size;
  return parts.length === 0 ? '0 errors' : `${parts.join(' and ')} in ${count(files, 'file')}`;
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
