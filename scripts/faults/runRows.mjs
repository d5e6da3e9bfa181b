import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';

/**
 * @typedef {{ class: string, id: string, fault: string, survived: boolean }} RowResult
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 */

/**
 * Runs rows of the fault suite and reads what became of each.
 * @param {string} root
 * @param {{ report: string, args?: string[], env?: Record<string, string> }} options
 * @returns {Promise<RowResult[]>}
 */
export async function runRows(root, { report, args = [], env = {} }) {
  rmSync(report, { force: true });
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  await runCommand(process.execPath, [playwright, 'test', '--project=faults', ...args], {
    cwd: root,
    env: { ...process.env, ...env, REPORT_FILE: report },
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
    const end = spec.title.indexOf(': ');
    const id = spec.title.slice(0, end);
    return { class: title, id, fault: spec.title.slice(end + 2), survived: spec.ok };
  });
  return [...own, ...suites.flatMap(listRows)];
}
