import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished folder in place of the last one by renaming both, so that readers find the old
 * or the new one and never a half-written one.
 * @param {{ fresh: string, target: string, retired: string }} folders all on one file system
 */
export function swapFolder({ fresh, target, retired }) {
  rmSync(retired, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, retired);
  renameSync(fresh, target);
  rmSync(retired, { recursive: true, force: true });
}

/**
 * Clears what an interrupted build left, and brings back the last output where it was interrupted
 * between the two renames.
 * @param {{ fresh: string, target: string, retired: string }} folders
 */
export function recoverFolder({ fresh, target, retired }) {
  if (existsSync(retired) && !existsSync(target)) renameSync(retired, target);
  rmSync(retired, { recursive: true, force: true });
  rmSync(fresh, { recursive: true, force: true });
}
