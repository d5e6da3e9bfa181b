import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRunning } from './process/isRunning.mjs';
import { runCommand } from './process/runCommand.mjs';

const rspress = 'node_modules/@rspress/core/bin/rspress.js';

/** `npm run build`. */
export default () => buildSite();

/**
 * Builds the site into a new folder, which replaces the last output only when everything went well, and so do
 * the files for hosts in `deploy` next to it (build/publish/hostFiles). Returns the exit code of the step that
 * failed, else 0.
 * `OUT_DIR` names the output folder, `BASE` the path it is served under.
 * @param {{ root?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export async function buildSite({ root = process.cwd(), env = process.env } = {}) {
  const started = performance.now();
  const target = path.resolve(root, env.OUT_DIR || 'doc_build');
  const sibling = path.join(path.dirname(target), `.${path.basename(target)}`);
  const folders = { target, fresh: `${sibling}.next`, retired: `${sibling}.last` };
  mkdirSync(path.dirname(target), { recursive: true });
  const unlock = takeBuildLock(`${sibling}.lock`);
  try {
    recoverFolder(folders);
    // One name for every build: the framework's cache and its output depend on it.
    const built = path.join(folders.fresh, 'site');
    const OUT_DIR = path.relative(root, built);
    const code = await checkAndBuild(root, { ...env, OUT_DIR });
    if (code !== 0) return code;
    if (!existsSync(path.join(built, 'index.html'))) {
      throw new Error(
        `The build wrote no index.html to ${OUT_DIR}: does rspress.config.ts set outDir from OUT_DIR?`,
      );
    }
    swapFolder({ ...folders, fresh: built });
    moveFiles(path.join(folders.fresh, 'deploy'), path.join(path.dirname(target), 'deploy'));
  } finally {
    recoverFolder(folders);
    unlock();
  }
  const pages = readdirSync(target, { recursive: true }).filter((file) =>
    String(file).endsWith('.html'),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages.length} HTML files in ${seconds} s: ${path.relative(root, target)}`);
  return 0;
}

/**
 * Checks the content and builds at the same time: the check takes a part of the build's time, and ends
 * the build where it finds an issue. What the framework says is shown after the check, which explains
 * issues better. Gives the exit code of what failed, else 0.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
async function checkAndBuild(root, env) {
  if (!existsSync(path.join(root, rspress)))
    throw new Error(`Packages are not installed in ${root}: run \`npm ci\` there.`);
  const stop = new AbortController();
  const check = [path.join(root, 'scripts/run.mjs'), 'check', '--content-only'];
  const checking = runCommand(process.execPath, check, { cwd: root, env });
  const building = runCommand(process.execPath, getRspressArguments('build', root), {
    cwd: root,
    // The build leaves to the check what is checked meanwhile (rspress.config.ts).
    env: { ...env, CHECKED_SEPARATELY: '1' },
    signal: stop.signal,
    heldUntil: checking,
  });
  const checked = await checking;
  if (checked.code !== 0) stop.abort();
  const built = await building;
  return checked.code || built.code;
}

/**
 * What Node.js is started with to build or serve the pages below a folder.
 * @param {'build' | 'dev'} command
 * @param {string} root
 */
export const getRspressArguments = (command, root) => [
  // Reading and rendering pages makes much short-lived garbage (bench/mechanisms.md).
  '--max-semi-space-size=64',
  path.join(root, rspress),
  command,
  '--config',
  path.join(root, 'scripts/process/rspressConfig.mjs'),
];

/**
 * Makes sure that one build at a time writes next to the output folder. The lock of a process that
 * is gone is taken over; the lock of a running one is an error. Gives the function that frees it.
 * @param {string} file
 */
export function takeBuildLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new Error(`Another build is running (process ${owner}): wait until it ends.`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

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
 * Puts each file of a folder, if it is there, in place of that of another one.
 * @param {string} from
 * @param {string} to
 */
function moveFiles(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name));
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
