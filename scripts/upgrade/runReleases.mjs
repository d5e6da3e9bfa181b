import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSources } from '../process/loadSources.mjs';
import { runNpm } from '../process/npm.mjs';
import {
  installFlags,
  installRelease,
  openTemporaryCopy,
  runInterruptibly,
  runSnapshot,
} from './temporaryCopy.mjs';
import { explainFailure, findRelease, noNetwork } from './release.mjs';

const core = '@rslib/core';
/** The first release whose outputs are kept. */
const firstBuilt = '0.10.0';

/** @typedef {import('../../facts/releases/releases').Release} Release */

/**
 * `npm run facts -- releases`: takes the snapshot of each release that has none yet, and keeps it, then
 * builds cases with it. Works in temporary folders. Gives the exit code.
 * @param {string} root
 * @param {boolean} isAgain takes all snapshots again, for a kind of fact that they did not have
 * @returns {Promise<number>}
 */
export async function runReleases(root, isAgain = false) {
  const begun = performance.now();
  /** @type {typeof import('../../facts/releases/releases')} */
  const releases = await loadSources('facts/releases/releases.ts');
  const record = await releases.readReleases();
  return runInterruptibly(async (signal) => {
    const run = await takeSnapshots(root, { ...releases, record, isAgain, signal });
    const built = await buildOutputs(root, { ...releases, record, signal });
    console.log(`${run} releases run, ${built} built, ${formatTime(begun)} in all.`);
  });
}

/**
 * @typedef {typeof import('../../facts/releases/releases')
 *   & { record: import('../../facts/releases/releases').ReleaseRecord, signal: AbortSignal }} Run
 */

/**
 * Takes the snapshot of each release that has none yet; gives their number.
 * @param {string} root
 * @param {Run & { isAgain: boolean }} run
 */
async function takeSnapshots(root, { record, isAgain, signal, ...releases }) {
  const published = await listPublished();
  for (const [version, time] of Object.entries(published))
    record.dates[version] ??= time.slice(0, 10);
  const wanted = releases.chooseReleases(Object.keys(record.dates), Object.keys(published));
  // What the registry has no longer is kept as it is.
  if (isAgain) record.releases = record.releases.filter(({ version }) => !(version in published));
  const known = new Set(record.releases.map(({ version }) => version));
  const missing = wanted.filter((version) => !known.has(version));
  for (const version of missing) {
    const started = performance.now();
    const release =
      version in published
        ? await snapshotRelease(root, version)
        : { version, failure: 'The registry does not have it.', ...nothing };
    // What was ended is no failure of the release.
    signal.throwIfAborted();
    record.releases.push(release);
    record.releases.sort((a, b) => releases.compareVersions(a.version, b.version));
    // After each one: a run that is interrupted goes on where it was.
    writeFileSync(releases.releasesFile, releases.formatReleases(record));
    console.log(`${version}: ${release.failure ?? formatTime(started)}`);
    for (const part of release.unread) console.log(`  could not be read: ${part}`);
  }
  return missing.length;
}

/** Builds cases with each release whose outputs are missing; gives their number. @param {string} root @param {Run} run */
async function buildOutputs(root, { record, signal, compareVersions }) {
  /** @type {typeof import('../../facts/releases/outputs')} */
  const outputs = await loadSources('facts/releases/outputs.ts');
  const kept = outputs.readOutputs();
  const missing = record.releases.filter(
    ({ version, failure }) =>
      !failure &&
      compareVersions(version, firstBuilt) >= 0 &&
      !kept.some((one) => one.version === version),
  );
  // The newest first, which readers compare most.
  for (const release of missing.reverse()) {
    const started = performance.now();
    const request = await outputs.chooseCases(release, record.releases, kept);
    const built = await buildInCopy(root, release.version, request);
    signal.throwIfAborted();
    kept.push({ version: release.version, cases: await outputs.addSources(built) });
    outputs.writeOutputs(kept);
    const cases = Object.keys(built).length;
    console.log(`${release.version}: ${cases} cases built, ${formatTime(started)}`);
  }
  return missing.length;
}

/** What is known of a release that could not be installed or run. */
const nothing = { unread: [], requires: {}, tool: {} };

/** Time since a moment. @param {number} moment */
const formatTime = (moment) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

/** Builds cases with a release. @param {string} root @param {string} version @param {object} request */
async function buildInCopy(root, version, request) {
  const copy = openTemporaryCopy(root);
  try {
    await installRelease(copy.folder, await findRelease(version));
    const report = await runSnapshot(copy.folder, ['--outputs', JSON.stringify(request)], true);
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    copy.close();
  }
}

/** @returns {Promise<Record<string, string>>} version → time */
async function listPublished() {
  const { code, output } = await runNpm(
    ['view', core, 'versions', 'time', '--json', '--loglevel=error'],
    { isQuiet: true },
  );
  if (code !== 0) throw new Error(explainFailure(output));
  const { versions, time } = JSON.parse(output.slice(output.indexOf('{')));
  return Object.fromEntries(versions.map((/** @type {string} */ one) => [one, time[one]]));
}

/**
 * Installs a release alone with the bundler it asks for, then gives it what the snapshot needs besides.
 * @param {string} root
 * @param {string} version
 * @returns {Promise<Release>}
 */
async function snapshotRelease(root, version) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rslib-release-')));
  const modules = path.join(folder, 'node_modules');
  try {
    const { pins } = await findRelease(version);
    const manifest = { private: true, type: 'module', dependencies: pins };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const args = ['install', '--prefix', folder, ...installFlags];
    const { code, output } = await runNpm(args, { cwd: folder, isQuiet: true });
    if (code !== 0) throw new Error(explainFailure(output));
    const requires = readRequirements(modules);
    shareSources(root, folder);
    const { tool, unread } = JSON.parse(
      readFileSync(await runSnapshot(folder, ['--tool'], true), 'utf8'),
    );
    if (!requires.swc) unread.push('version of SWC: no sentence in the binary of Rspack names it');
    return { version, unread, requires, tool };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    if (failure.startsWith(noNetwork)) throw error;
    return { version, failure, ...nothing };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Packages that the snapshot imports, and one that defaults of `mf` need. */
const shared = ['jiti', 'typescript', '@types/node', '@module-federation/rsbuild-plugin'];

/** @param {string} root @param {string} folder */
function shareSources(root, folder) {
  const isSource = (/** @type {string} */ file) => file !== path.join(root, 'facts', 'results');
  for (const name of [
    'facts',
    'site',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.node.json',
  ]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  for (const name of shared) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(path.join(root, 'node_modules', name), place);
  }
}

/**
 * @param {string} modules
 * @returns {import('../../facts/releases/releases').Requirements}
 */
function readRequirements(modules) {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'));
  const { engines, peerDependencies } = read(core);
  const lock = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  return {
    ...(engines?.node && { node: engines.node }),
    ...(peerDependencies?.typescript && { typescript: peerDependencies.typescript }),
    rsbuild: read('@rsbuild/core').version,
    rspack: read('@rspack/core').version,
    ...readSwc(modules),
    megabytes: Math.round(measure(modules) / 1e5) / 10,
    packages: Object.keys(lock.packages).length,
  };
}

/** The version stands before the message that names it. @param {string} modules */
function readSwc(modules) {
  const folder = path.join(modules, '@rspack');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const binding = files.find((name) => name.endsWith('.node'));
  if (!binding) return {};
  const text = readFileSync(path.join(folder, binding), 'latin1');
  const swc = /(\d+\.\d+\.\d+)[^\w ]{0,3}The version of the SWC Wasm plugin/.exec(text)?.[1];
  return swc ? { swc } : {};
}

/** Bytes of all files below a folder. @param {string} folder @returns {number} */
const measure = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? measure(place) : entry.isFile() ? statSync(place).size : 0);
  }, 0);
