import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from '../process/describeRun.mjs';
import { listMutations } from './listMutations.mjs';
import { runRows } from './runRows.mjs';

const file = 'bench/faults/results.json';
/** Apart from what the rows leave, which run at the same time. */
const output = '--output=.reports/fault-controls';

/**
 * Runs every row of the fault suite and says how many survived. With `--controls` the rows also run
 * where they must fail, and all of it is written down. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runFaults(root, args) {
  const unknown = args.find((arg) => arg !== '--controls');
  if (unknown) throw new Error(`“${unknown}” is unknown: there is only --controls.`);
  const report = process.env.REPORT_FILE ?? path.join(root, '.reports/faults.json');
  const hasControls = args.length > 0;
  // What must fail takes its time to do so: meanwhile the rows run.
  const [rows, guards] = await Promise.all([
    runRows(root, { report }),
    hasControls ? controlGuards(root) : undefined,
  ]);
  const survived = rows.filter((row) => row.survived).length;
  console.log(`\n${survived} of ${rows.length} survived.`);
  for (const { id, survived: has } of rows) if (!has) console.log(`  ${id} did not.`);
  const isWhole = survived === rows.length;
  if (!guards) return isWhole ? 0 : 1;

  const kept = guards.filter((guard) => guard.survived);
  const result = {
    ...describeRun(root, 'npm run test:faults -- --controls'),
    rows,
    guards,
  };
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  console.log(
    `Guards: ${guards.length - kept.length} of ${guards.length} are missed once they are gone.`,
  );
  for (const { guard, row } of kept) console.log(`  ${row} survives without “${guard}”.`);
  console.log(`Written to ${file}.`);
  return isWhole && kept.length === 0 ? 0 : 1;
}

/** @param {string} root */
async function controlGuards(root) {
  const results = [];
  for (const { guard, row } of await listMutations(root)) {
    const report = path.join(root, '.reports/faults-guard.json');
    const pattern = `${row}: `.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [result] = await runRows(root, {
      report,
      env: { WITHOUT_GUARD: guard },
      args: ['-g', pattern, output],
    });
    if (!result) throw new Error(`There is no row “${row}”, which the guard “${guard}” names.`);
    results.push({ guard, row, survived: result.survived });
  }
  return results;
}
