import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '../process/npm.mjs';
import { runCommand } from '../process/runCommand.mjs';
import { explainFailure } from './release.mjs';

/** What a snapshot reads of a repository besides its packages. */
export const sources = [
  'cases',
  'converter',
  'explorer',
  'facts',
  'packageCheck',
  'package.json',
  'scripts',
  'site',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  '.npmrc',
];

/**
 * Sets a second repository up in a temporary folder: the same cases, runner and packages, so that
 * another tool can be installed there and cases run at the same depth. `close` removes it.
 * @param {string} root
 * @returns {{ folder: string, close: () => void }}
 */
export function openTemporaryCopy(root) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rslib-facts-')));
  const close = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    for (const name of sources) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    cpSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => !/^\.(?:cache|package-lock\.json)$/.test(path.basename(name)),
    });
    return { folder, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** How npm installs a release into a temporary copy. */
export const installFlags = [
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=1',
  // Plugins of another generation than the tool: what then happens is what is asked.
  '--force',
  '--loglevel=error',
];

/**
 * Installs a release into a temporary copy of the repository.
 * @param {string} folder
 * @param {import('./release.mjs').Release} release
 * @throws Error in one sentence where npm fails.
 */
export async function installRelease(folder, { pins }) {
  removeTool(folder, pins);
  const args = ['install', '--prefix', folder, ...installFlags];
  const { code, output } = await runNpm(args, { cwd: folder, isQuiet: true });
  if (code !== 0) throw new Error(explainFailure(output));
}

/** The tool and its bundler: installed again, so that nothing of the old one is left. */
const toolPackages = ['@rslib/core', 'rsbuild-plugin-dts', '@rsbuild/core'];
const bundlerParts = /^(?:core|binding.*|lite-tapable)$/;

/**
 * Takes the tool out of a temporary copy of the repository, and every package that brings a bundler of
 * its own (those that build this site), and pins what is to be installed instead.
 * @param {string} folder
 * @param {Record<string, string>} pins
 */
function removeTool(folder, pins) {
  const modules = path.join(folder, 'node_modules');
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const bundler = readdirSync(path.join(modules, '@rspack'))
    .filter((name) => bundlerParts.test(name))
    .map((name) => `@rspack/${name}`);
  const users = listBundlerUsers(modules, Object.keys(manifest.devDependencies));
  for (const name of [...users, ...toolPackages, ...bundler]) {
    rmSync(path.join(modules, name), { recursive: true, force: true });
    delete manifest.devDependencies[name];
  }
  Object.assign(manifest.devDependencies, pins);
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Packages that depend on the bundler, and those that exist for one of them.
 * @param {string} modules
 * @param {string[]} names
 */
function listBundlerUsers(modules, names) {
  const manifests = names.map((name) =>
    JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')),
  );
  const users = new Set(
    manifests.filter(({ dependencies }) => dependencies?.['@rsbuild/core']).map(({ name }) => name),
  );
  for (const { name, peerDependencies = {} } of manifests) {
    if (Object.keys(peerDependencies).some((peer) => users.has(peer))) users.add(name);
  }
  return users;
}

/**
 * Runs cases in a temporary copy of the repository, with the tool that is installed there.
 * @param {string} folder
 * @param {readonly string[]} ids of cases, or a switch of runSnapshot.mjs
 * @param {boolean} [isQuiet] keeps what the tool prints from the terminal
 * @returns {Promise<string>} the file of the report (facts/upgrade/snapshot.ts)
 */
export async function runSnapshot(folder, ids, isQuiet = false) {
  const report = path.join(folder, 'snapshot.json');
  const script = path.join(folder, 'facts', 'upgrade', 'runSnapshot.mjs');
  const { code } = await runCommand(process.execPath, [script, report, ...ids], {
    cwd: folder,
    isGroup: true,
    isQuiet,
  });
  if (code !== 0) throw new Error(`The snapshot ended with code ${code}.`);
  return report;
}

const interruptedCode = 130;

/** Runs what an interruption may end, and gives the exit code. @param {(signal: AbortSignal) => Promise<void>} run */
export async function runInterruptibly(run) {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => interruption.abort());
  try {
    await run(interruption.signal);
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return interruptedCode;
    throw error;
  }
}
