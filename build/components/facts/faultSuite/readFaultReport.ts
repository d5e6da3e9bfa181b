import { existsSync, readFileSync } from 'node:fs';
import type { FaultReport } from './FaultReport';

const file = 'bench/faults/results.json';
const remedy = 'Run `npm run test:faults -- --controls` and commit what it writes.';

/**
 * The committed run of the fault suite, whole.
 * @throws Error with file and command where it is missing, cut or of another shape.
 */
export function readFaultReport(path: string): FaultReport {
  if (!existsSync(path)) throw new Error(`${file} is missing. ${remedy}`);
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isReport(report)) return report;
  } catch (error) {
    throw new Error(`${file} is no JSON. ${remedy}`, { cause: error });
  }
  throw new Error(`${file} is of another shape. ${remedy}`);
}

function isReport(value: unknown): value is FaultReport {
  const { rows, stock, guards, machine, ...run } = Object(value) as Record<string, unknown>;
  const hasRun = [run.command, run.date, run.commit, run.node].every(
    (one) => typeof one === 'string' && one !== '',
  );
  const { processor, cores } = Object(machine) as Record<string, unknown>;
  return (
    hasRun &&
    typeof processor === 'string' &&
    typeof cores === 'number' &&
    areResults(rows, ['class', 'id', 'fault']) &&
    areResults(stock, ['class', 'id', 'fault']) &&
    areResults(guards, ['guard', 'row'])
  );
}

const areResults = (list: unknown, texts: readonly string[]): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((entry: unknown) => {
    const result = Object(entry) as Record<string, unknown>;
    return (
      typeof result.survived === 'boolean' &&
      texts.every((name) => typeof result[name] === 'string')
    );
  });
