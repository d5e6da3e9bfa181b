import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Makes sure that one build at a time writes beside the output folder. The lock of a process that
 * is gone is taken over; the lock of a running one is an error. Gives the function that frees it.
 * @param {string} file
 */
export function takeBuildLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(`Another build is running (process ${owner}): wait until it ends.`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

/** @param {number} pid */
function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user cannot be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
