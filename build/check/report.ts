import type { Fault } from '../read/faults';
import { type Rule, rules } from '../read/rules';

/** A check whose faults are listed with those of others. */
export interface Check {
  /** What takes no time: for every save in dev. */
  checkQuickly: () => Fault[];
  /** Everything: before a build. With files, what is about a single page is checked of these alone. */
  checkAll: (files?: readonly string[]) => Promise<Fault[]>;
}

/** Stops a build; its message is the whole report. */
export class DocsFaultError extends Error {
  override name = 'DocsFaultError';

  constructor(readonly faults: readonly Fault[]) {
    super(`[check] The content has errors; nothing was built.\n\n${formatFaults(faults)}`);
    // The fault is in the files named above, not in the code that found it.
    this.stack = undefined;
  }
}

const refusedInCi = new Set<Rule>(['value-unknown', 'prose-bold-claim', 'prose-long']);

/**
 * Whether a build stops at it. A value, or a word such as “always”, that no fact and no case shows, and a sentence
 * that is too long, is a warning while it is written, and an error in CI.
 */
export const stopsBuild = ({ severity, rule }: Pick<Fault, 'severity' | 'rule'>): boolean =>
  severity === 'error' || (refusedInCi.has(rule) && Boolean(process.env.CI));

/** Order of a report: by file, then by place in the file, then by rule. */
export function compareFaults(a: Fault, b: Fault): number {
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
 * The report of a check: per fault its place, what is wrong, why it matters and how to fix it; then
 * how many there are. Empty without faults.
 */
export function formatFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return '';
  return [...faults.map(formatFault), countFaults(faults)].join('\n\n');
}

function formatFault({ file, line, column, rule, severity, message, hint }: Fault): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const warning = refusedInCi.has(rule) ? ' (warning, in CI an error)' : ' (warning)';
  const kind = stopsBuild({ severity, rule }) ? rule : rule + warning;
  return [`${place}  ${kind}`, `  ${message} ${rules[rule]}`, `  → ${hint}`].join('\n');
}

/** `3 errors and 1 warning in 2 files`. */
export function countFaults(faults: readonly Fault[]): string {
  const errors = faults.filter(stopsBuild).length;
  const warnings = faults.length - errors;
  const parts = [
    errors > 0 && count(errors, 'error'),
    warnings > 0 && count(warnings, 'warning'),
  ].filter((part) => part !== false);
  const files = new Set(faults.map(({ file }) => file)).size;
  return parts.length === 0 ? '0 errors' : `${parts.join(' and ')} in ${count(files, 'file')}`;
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
