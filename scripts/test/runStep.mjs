import { rmSync } from 'node:fs';
import path from 'node:path';
import { findNpm } from '../process/npm.mjs';
import { runCommand } from '../process/runCommand.mjs';
import { readReport } from './readReport.mjs';

/**
 * @typedef {import('./readReport.mjs').Counts} Counts
 * @typedef {Counts & { name: string, result: 'passed' | 'failed' | 'skipped', seconds: number }} StepResult
 */

/**
 * Runs a script of package.json and counts what it tested: by the report its runner writes to
 * `REPORT_FILE`, else as one.
 * @param {string} name
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<StepResult>}
 */
export async function runStep(name, { root, env }) {
  const report = path.join(root, '.reports', `${name.replace(':', '-')}.json`);
  rmSync(report, { force: true });
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const npm = findNpm();
  const { code, output } = await runCommand(npm.command, [...npm.args, 'run', '--silent', name], {
    cwd: root,
    env: { ...env, REPORT_FILE: report },
    shell: npm.shell,
    isGroup: true,
  });
  if (code === 127) console.error(output);
  const seconds = (performance.now() - started) / 1000;
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`);
  return { name, ...judgeStep(code, readReport(report)), seconds };
}

/**
 * The exit code decides, the report only counts: a runner that fails without a failed test, as
 * when it crashes, is one failure.
 * @param {number} code
 * @param {Counts | undefined} counts
 * @returns {Counts & { result: 'passed' | 'failed' }}
 */
export function judgeStep(code, counts) {
  if (code === 0 && !counts?.failed) {
    return { result: 'passed', ...(counts ?? { passed: 1, failed: 0, skipped: [] }) };
  }
  const known = counts ?? { passed: 0, failed: 0, skipped: [] };
  return { result: 'failed', ...known, failed: Math.max(known.failed, 1) };
}
