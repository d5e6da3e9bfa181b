import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTree } from '../files/linkTree.mjs';
import { runCommand } from '../process/runCommand.mjs';

/**
 * The full hash of the commit that a revision names.
 * @param {string} root
 * @param {string} ref as `git rev-parse` takes it: `HEAD~3`, a branch, a tag, a hash
 * @param {string} [git] the program
 * @returns {string}
 * @throws Error where there is no git, no history, or no such commit.
 */
export function findCommit(root, ref, git = 'git') {
  const ask = (/** @type {string[]} */ ...args) =>
    spawnSync(git, args, { cwd: root, encoding: 'utf8' });
  const { error, status } = ask('rev-parse', '--git-dir');
  if (error) throw new Error('git was not found: the other revision comes from it. Install git.');
  if (status !== 0) {
    throw new Error(
      'This folder is no git clone: there is no other revision to compare it with. Clone the repository.',
    );
  }
  const found = ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  const commit = found.stdout.trim();
  if (found.status !== 0 || !commit) {
    throw new Error(
      `“${ref}” is no commit of this clone: "git log --oneline" lists them. A shallow clone gets the others with "git fetch --unshallow".`,
    );
  }
  return commit;
}

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

/** How much of what a failed build said is shown, in lines. */
const shownLines = 40;

/**
 * Builds a tree of sources without its content check, which changes nothing that can be seen.
 * @param {string} folder
 * @param {{ output: string, name: string }} options `output` is relative to `folder`; `name` is what a
 *   failure calls the tree
 * @returns {Promise<string>} where the site is
 * @throws Error with the end of what the build said.
 */
export async function buildTree(folder, { output, name }) {
  const rspress = path.join(folder, 'node_modules/@rspress/core/bin/rspress.js');
  if (!existsSync(rspress)) throw new Error('Packages are not installed: run "npm ci" first.');
  const { code, output: said } = await runCommand(process.execPath, [rspress, 'build'], {
    cwd: folder,
    env: { ...process.env, CHECKED_BESIDE: '1', OUT_DIR: output, NO_COLOR: '1' },
    isQuiet: true,
  });
  const site = path.join(folder, output);
  if (code === 0 && existsSync(path.join(site, 'index.html'))) return site;
  const end = said.trim().split('\n').slice(-shownLines).join('\n');
  throw new Error(`The build of ${name} failed, so there is nothing to compare:\n${end}`);
}
