import type { Fault } from './Fault';

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
