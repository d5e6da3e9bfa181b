import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { linkTree } from './files/linkTree.mjs';
import { runCommand } from './process/runCommand.mjs';

const report = '.reports/review';
const ownSite = '.reports/review-site';

/**
 * `npm run review -- <ref>`: builds that commit (`HEAD` where none is named) in a temporary folder, and the
 * working tree, takes the pictures of tests/visual in both, and writes those that differ to a report.
 * `--only <words>` takes only pictures whose name has these words. Returns 1 where some differ.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function review(args) {
  const root = process.cwd();
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const [ref = 'HEAD'] = positionals;
  const commit = findCommit(root, ref);
  const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'rslib-review-')));
  const tree = path.join(work, 'tree');
  try {
    console.log(`Building ${ref} …`);
    openCommit(root, { commit, folder: tree });
    const before = await buildTree(tree, 'doc_build');
    console.log('Building the working tree …');
    const after = await buildTree(root, ownSite);
    const options = { work, report: path.join(root, report), only: values.only };
    const { code, output } = await compareSites(root, { before, after, ...options });
    console.log(`${output}\nSide by side: ${report}/index.html`);
    return code;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    for (const left of [work, path.join(root, ownSite)]) {
      rmSync(left, { recursive: true, force: true, maxRetries: 10 });
    }
  }
}

/**
 * The hash of the commit that a revision names.
 * @param {string} root
 * @param {string} ref
 */
export function findCommit(root, ref) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim()) return stdout.trim();
  throw new Error(
    `“${ref}” is no commit of this clone: "git log --oneline" lists them. A shallow clone gets the others with "git fetch --unshallow".`,
  );
}

/**
 * Checks a commit out into a folder, with the packages that are installed here.
 * @param {string} root
 * @param {{ commit: string, folder: string }} options `folder` does not exist yet
 */
export function openCommit(root, { commit, folder }) {
  const args = ['worktree', 'add', '--detach', '--quiet', folder, commit];
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git could not check ${commit} out: ${stderr.trim()}`);
  // No cache comes along: the build of one tree must not be fed by that of another.
  linkTree(
    path.join(root, 'node_modules'),
    path.join(folder, 'node_modules'),
    (name) => !/(?:^|\/)\.cache$/.test(name),
  );
}

/**
 * Builds a tree without its content check, which changes nothing that can be seen.
 * @param {string} folder
 * @param {string} output
 * @returns {Promise<string>} where the site is
 */
async function buildTree(folder, output) {
  const rspress = path.join(folder, 'node_modules/@rspress/core/bin/rspress.js');
  const { code, output: log } = await runCommand(process.execPath, [rspress, 'build'], {
    cwd: folder,
    env: { ...process.env, CHECKED_SEPARATELY: '1', OUT_DIR: output, NO_COLOR: '1' },
    isQuiet: true,
  });
  const site = path.join(folder, output);
  if (code === 0 && existsSync(path.join(site, 'index.html'))) return site;
  throw new Error(`The build in ${folder} failed, so there is nothing to compare:\n${log}`);
}

/**
 * Takes a picture of every state of one built site and compares those of another with them, in the
 * same browser. A state that the first site cannot show is new: its picture goes into the report.
 * @param {string} root
 * @param {{ before: string, after: string, work: string, report: string, only?: string }} options
 *   `before` and `after` are built sites, `work` a folder to be thrown away, `report` gets the pictures
 *   side by side; `only` has words of names
 */
export async function compareSites(root, { before, after, work, report: folder, only }) {
  const shared = {
    ...process.env,
    REVIEW_PICTURES: path.join(work, 'pictures'),
    NO_COLOR: '1',
    PLAYWRIGHT_HTML_OUTPUT_DIR: folder,
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const run = (/** @type {string} */ site, /** @type {string[]} */ ...options) => {
    const args = [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--config=${path.join(root, 'tests/visual/playwright.config.ts')}`,
      `--output=${path.join(work, 'results')}`,
      ...options,
      ...(only ? ['--grep', matchAllWords(only)] : []),
    ];
    const env = { ...shared, OUT_DIR: site };
    return runCommand(process.execPath, args, { cwd: root, env, isQuiet: true });
  };
  console.log('Taking the pictures …');
  const taken = await run(before, '--update-snapshots=all', '--reporter=line');
  if (!existsSync(path.join(work, 'pictures'))) throw new Error(taken.output.trim());
  console.log('Comparing with them …');
  rmSync(folder, { recursive: true, force: true });
  return run(after, '--update-snapshots=none', '--reporter=list,html');
}

/**
 * `search 390` → a pattern for what has both, in any order.
 * @param {string} words
 */
const matchAllWords = (words) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => `(?=.*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`)
    .join('');
