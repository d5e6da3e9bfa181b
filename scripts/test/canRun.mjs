import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const longestStart = 15_000;

/**
 * Whether a browser is there and starts. A file alone proves little: libraries may be missing, and
 * some systems ship a stub that only asks for another package.
 * @param {string} file
 */
export function canRun(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(file, ['--version'], { timeout: longestStart, stdio: 'ignore' });
  return status === 0;
}
