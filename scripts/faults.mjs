import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from './process/describeRun.mjs';
import { runCommand } from './process/runCommand.mjs';

const file = 'bench/faults/results.json';

/**
 * `npm run test:faults`: runs every row of the fault suite against the built site and says how many
 * survived. With `--accept` it is written to bench/faults/results.json.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function faults(args) {
  const unknown = args.find((arg) => arg !== '--accept');
  if (unknown) throw new Error(`“${unknown}” is unknown: there is only --accept.`);
  const report = process.env.REPORT_FILE ?? '.reports/faults.json';
  const rows = await runRows(report);
  const lost = rows.filter((row) => !row.survived);
  console.log(`\n${rows.length - lost.length} of ${rows.length} survived.`);
  for (const { id } of lost) console.log(`  ${id} did not.`);
  if (args.length > 0) {
    const run = describeRun(process.cwd(), 'npm run test:faults -- --accept');
    writeFileSync(file, `${JSON.stringify({ ...run, rows }, null, 2)}\n`);
    console.log(`Written to ${file}.`);
  }
  return lost.length === 0 ? 0 : 1;
}

/**
 * @typedef {{ class: string, id: string, fault: string, survived: boolean }} RowResult
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 */

/**
 * Runs rows of the fault suite and reads what became of each.
 * @param {string} report
 * @returns {Promise<RowResult[]>}
 */
async function runRows(report) {
  rmSync(report, { force: true });
  const playwright = 'node_modules/@playwright/test/cli.js';
  await runCommand(process.execPath, [playwright, 'test', '--project=faults'], {
    env: { ...process.env, REPORT_FILE: path.resolve(report) },
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
