import { findNpm } from '../process/npm.mjs';
import { runCommand } from '../process/runCommand.mjs';
import { explainFailure } from './askRegistry.mjs';
import { makeRoom } from './makeRoom.mjs';

const flags = [
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
 * Installs a release into a repository that was set aside.
 * @param {string} folder
 * @param {import('./findRelease.mjs').Release} release
 * @throws Error in one sentence where npm fails.
 */
export async function installRelease(folder, { pins }) {
  makeRoom(folder, pins);
  const npm = findNpm();
  const { code, output } = await runCommand(
    npm.command,
    [...npm.args, 'install', '--prefix', folder, ...flags],
    { cwd: folder, shell: npm.shell, isQuiet: true },
  );
  if (code !== 0) throw new Error(explainFailure(output));
}
