import { cpSync, lutimesSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a build writes; a copy starts without it. */
const written =
  /^(node_modules|doc_build|\.doc_build.*|deploy|\.reports|test-results|playwright-report)$/;

/** Another day than any file of the repository has. */
const longAgo = new Date('2001-02-03T04:05:06Z');

/**
 * Copies the repository as it is, its history included, to a folder, with other file times. The
 * packages are real files there, so that their paths are different as well; caches are left behind.
 */
export function copyRepository(target: string, root: string = process.cwd()): void {
  for (const name of readdirSync(root)) {
    if (written.test(name)) continue;
    cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  }
  setTimes(target);
  cpSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => path.basename(name) !== '.cache',
  });
}

function setTimes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lutimesSync(path.join(entry.parentPath, entry.name), longAgo, longAgo);
  }
}
