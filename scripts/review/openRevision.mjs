import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTree } from '../files/linkTree.mjs';

/**
 * Sets a commit up in a folder of its own, with the packages that are installed here. `close` makes git
 * forget it; the folder is the caller's to remove.
 * @param {string} root
 * @param {{ commit: string, folder: string }} options `folder` does not exist yet
 * @returns {{ hasOwnPackages: boolean, close: () => void }} whether the commit asks for other packages
 */
export function openRevision(root, { commit, folder }) {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const close = () => {
    git('worktree', 'remove', '--force', folder);
    git('worktree', 'prune');
  };
  try {
    const { status, stderr } = git('worktree', 'add', '--detach', '--quiet', folder, commit);
    if (status !== 0) throw new Error(`git could not check ${commit} out: ${stderr.trim()}`);
    // No cache comes along: the build of one tree must not be fed by that of another.
    linkTree(
      path.join(root, 'node_modules'),
      path.join(folder, 'node_modules'),
      (name) => !/(?:^|\/)\.cache$/.test(name),
    );
    return { hasOwnPackages: readLock(root) !== readLock(folder), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** @param {string} folder */
function readLock(folder) {
  try {
    return readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  } catch {
    return undefined;
  }
}
