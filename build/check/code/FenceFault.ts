import type { LocalFault } from '../../read/faults/Fault';
import type { Fence } from './page/Fence';

/** A fault within a fence: lines of its code count from 1, line 0 is that of the backticks. */
export type FenceFault = LocalFault;

/** The same fault at its place in the page. */
export function toPageFault({ line, column, isGenerated }: Fence, fault: FenceFault): LocalFault {
  if (isGenerated) return { ...fault, line, column };
  // Code in a list is indented as far as its backticks.
  const indent = fault.line === 0 ? 0 : column - 1;
  return {
    ...fault,
    line: line + fault.line,
    column: fault.column === undefined ? undefined : fault.column + indent,
  };
}
