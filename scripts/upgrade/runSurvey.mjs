import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs all cases, or some, in a repository that was set aside, with the tool that is installed there.
 * The signal ends the run and everything it started.
 * @param {string} folder
 * @param {{ only?: readonly string[], signal?: AbortSignal, isQuiet?: boolean }} [options]
 * @returns {Promise<string>} the file of the report (facts/upgrade/readSurvey.ts)
 */
export async function runSurvey(folder, { only = [], signal, isQuiet = false } = {}) {
  const report = path.join(folder, 'survey.json');
  const script = path.join(folder, 'facts', 'upgrade', 'takeSurvey.mjs');
  const hasGroups = process.platform !== 'win32';
  const child = spawn(process.execPath, [script, report, ...only], {
    cwd: folder,
    // A group of its own, so that all of it can be ended.
    detached: hasGroups,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (hasGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  };
  signal?.addEventListener('abort', end);
  try {
    /** @type {number | null} */
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`The run of the cases ended with code ${code}.`);
    return report;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
