import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from './process/describeRun.mjs';
import { loadSources } from './process/loadSources.mjs';
import { runCommand } from './process/runCommand.mjs';

const file = 'bench/faults/results.json';
/** Apart from what the rows leave, which run at the same time. */
const output = '--output=.reports/fault-controls';

/**
 * `npm run test:faults`: runs every row of the fault suite against the built site and says how many
 * survived. With `--controls` also, for each guard of the site, the row that must fail without it; all of
 * it is written to bench/faults/results.json.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function faults(args) {
  const unknown = args.find((arg) => arg !== '--controls');
  if (unknown) throw new Error(`“${unknown}” is unknown: there is only --controls.`);
  const report = process.env.REPORT_FILE ?? '.reports/faults.json';
  // What must fail takes its time to do so: meanwhile the rows run.
  const [rows, guards] = await Promise.all([
    runRows({ report }),
    args.length > 0 ? controlGuards() : undefined,
  ]);
  const lost = rows.filter((row) => !row.survived);
  console.log(`\n${rows.length - lost.length} of ${rows.length} survived.`);
  for (const { id } of lost) console.log(`  ${id} did not.`);
  if (!guards) return lost.length === 0 ? 0 : 1;

  const kept = guards.filter((guard) => guard.survived);
  const run = describeRun(process.cwd(), 'npm run test:faults -- --controls');
  writeFileSync(file, `${JSON.stringify({ ...run, rows, guards }, null, 2)}\n`);
  console.log(
    `Guards: ${guards.length - kept.length} of ${guards.length} are missed once they are gone.`,
  );
  for (const { guard, row } of kept) console.log(`  ${row} survives without “${guard}”.`);
  console.log(`Written to ${file}.`);
  return lost.length + kept.length === 0 ? 0 : 1;
}

/** For each guard of the site, whether the row that it is for survives without it. */
async function controlGuards() {
  /** @type {{ mutations: readonly { guard: string, row: string }[] }} */
  const { mutations } = await loadSources('tests/faults/controls/mutations.ts');
  const guards = [];
  for (const { guard, row } of mutations) {
    // With the space before it: `zh-${row}` is another row.
    const pattern = ` ${row}: `.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [result] = await runRows({
      report: '.reports/faults-guard.json',
      env: { WITHOUT_GUARD: guard },
      args: ['-g', pattern, output],
    });
    if (!result) throw new Error(`There is no row “${row}”, which the guard “${guard}” names.`);
    guards.push({ guard, row, survived: result.survived });
  }
  return guards;
}

/**
 * @typedef {{ class: string, id: string, fault: string, survived: boolean }} RowResult
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 */

/**
 * Runs rows of the fault suite and reads what became of each.
 * @param {{ report: string, args?: string[], env?: Record<string, string> }} options
 * @returns {Promise<RowResult[]>}
 */
async function runRows({ report, args = [], env = {} }) {
  rmSync(report, { force: true });
  const playwright = 'node_modules/@playwright/test/cli.js';
  await runCommand(process.execPath, [playwright, 'test', '--project=faults', ...args], {
    env: { ...process.env, ...env, REPORT_FILE: path.resolve(report) },
  });
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (errors?.length > 0) throw new Error(errors[0].message);
  return suites.flatMap((/** @type {Suite} */ suite) => listRows(suite));
}

/**
 * @param {Suite} suite
 * @returns {RowResult[]}
 */
function listRows({ title, specs = [], suites = [] }) {
  const own = specs.map((spec) => {
    const [, id = '', fault = ''] = /^(.*?): (.*)$/s.exec(spec.title) ?? [];
    return { class: title, id, fault, survived: spec.ok };
  });
  return [...own, ...suites.flatMap(listRows)];
}
