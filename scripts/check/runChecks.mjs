import { findNpm } from '../process/npm.mjs';
import { runCommand } from '../process/runCommand.mjs';
import { checkContent } from './checkContent.mjs';

const scripts = ['format:check', 'lint', 'typecheck'];

/**
 * Runs every check, also after one has failed, so that all faults are listed. Returns the exit code.
 * @param {string} root
 * @param {boolean} isContentOnly
 * @param {readonly string[]} [pages] whose faults are listed, all where there are none
 * @returns {Promise<number>}
 */
export async function runChecks(root, isContentOnly, pages = []) {
  const failed = [];
  const npm = findNpm();
  for (const script of isContentOnly ? [] : scripts) {
    console.log(`── ${script}`);
    const { code, output } = await runCommand(
      npm.command,
      [...npm.args, 'run', '--silent', script],
      { cwd: root, shell: npm.shell },
    );
    if (code === 127) console.error(output);
    if (code !== 0) failed.push(script);
  }
  if (!isContentOnly) console.log('── content');
  if (!(await checkContent(root, pages))) failed.push('content');
  if (!isContentOnly) {
    const count = scripts.length + 1 - failed.length;
    const list = failed.length > 0 ? `: ${failed.join(', ')}` : '';
    console.log(`\nChecks: ${count} passed, ${failed.length} failed${list}`);
  }
  return failed.length > 0 ? 1 : 0;
}
