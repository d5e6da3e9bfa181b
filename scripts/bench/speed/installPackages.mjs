import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../process/runCommand.mjs';

/**
 * Installs what the lockfile of a folder names, unless that is done.
 * @param {string} folder
 */
export async function installPackages(folder) {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing the packages of ${path.basename(folder)} …`);
  // `npm ci` refuses the lockfile where a package wants the "latest" of another, as one of Lighthouse's.
  const options = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', ['install', ...options], {
    cwd: folder,
    shell: process.platform === 'win32',
    isQuiet: true,
  });
  if (code !== 0) throw new Error(`bench: npm install failed in ${folder}:\n${output}`);
}
