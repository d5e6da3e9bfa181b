import type { Fault } from './Fault';
import { rules } from '../../check/rules';

/**
 * The report of a check: per fault its place, what is wrong, why it matters and how to mend it; then
 * how many there are. Empty without faults.
 */
export function formatFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return '';
  return [...faults.map(formatFault), countFaults(faults)].join('\n\n');
}

function formatFault({ file, line, column, rule, severity, message, hint }: Fault): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const kind = severity === 'warning' ? `${rule} (warning)` : rule;
  return [`${place}  ${kind}`, `  ${message} ${rules[rule]}`, `  → ${hint}`].join('\n');
}

/** `3 faults and 1 warning in 2 files`. */
export function countFaults(faults: readonly Fault[]): string {
  const warnings = faults.filter(({ severity }) => severity === 'warning').length;
  const errors = faults.length - warnings;
  const parts = [
    errors > 0 && count(errors, 'fault'),
    warnings > 0 && count(warnings, 'warning'),
  ].filter((part) => part !== false);
  const files = new Set(faults.map(({ file }) => file)).size;
  return parts.length === 0 ? '0 faults' : `${parts.join(' and ')} in ${count(files, 'file')}`;
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
