import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of files that two folders do not both have with the same bytes, sorted.
 * @param {string} one
 * @param {string} other
 * @param {(name: string) => boolean} [isCompared] asked with paths below the folders, `/` in between
 * @returns {string[]}
 */
export function compareFolders(one, other, isCompared = () => true) {
  const names = new Set([...listFiles(one), ...listFiles(other)].filter(isCompared));
  return [...names].filter((name) => !isSame(path.join(one, name), path.join(other, name))).sort();
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
}

/**
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
