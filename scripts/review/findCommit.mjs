import { spawnSync } from 'node:child_process';

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
