import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';

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
