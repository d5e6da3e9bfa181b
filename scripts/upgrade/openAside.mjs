import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from '../files/linkTree.mjs';

/** What a survey reads of a repository beside its packages. */
const sources = [
  'cases',
  'facts',
  'package.json',
  'scripts',
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
export function openAside(root) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rslib-facts-')));
  const close = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    for (const name of sources) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    const isWanted = (/** @type {string} */ name) =>
      !/^(?:\.cache|\.package-lock\.json)$/.test(name);
    linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), isWanted);
    return { folder, close };
  } catch (error) {
    close();
    throw error;
  }
}
