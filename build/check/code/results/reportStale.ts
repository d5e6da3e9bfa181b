import type { ResultFault } from '../../../../facts/cases/checkResults';
import type { LocalFault } from '../../../read/faults/Fault';

/** A result that cannot be trusted as a fault, at the case or at a place that shows it. */
export function reportStale(
  { id, message }: ResultFault,
  { line, column }: { line: number; column?: number },
): LocalFault {
  return {
    line,
    column,
    rule: 'result-stale',
    message: `Case “${id}”: ${message.split(/[.:] /, 1)[0]?.replace(/\.$/, '')}.`,
    hint: `Run \`npm run facts -- update ${id} --force\` and commit facts/results/${id}.`,
  };
}
