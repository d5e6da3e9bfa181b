import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a folder's files a second place: hard links where the disk allows, else copies. `isWanted`
 * is asked with paths relative to `from`, with forward slashes.
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => boolean} [isWanted]
 * @param {string} [below]
 */
export function linkTree(from, to, isWanted = () => true, below = '') {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const name = below + entry.name;
    if (!isWanted(name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkTree(source, target, isWanted, `${name}/`);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or one without hard links.
    copyFileSync(source, target);
  }
}
