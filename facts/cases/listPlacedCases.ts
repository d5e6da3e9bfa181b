import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { caseFolders } from './paths';

/**
 * Cases that were run and whose output names the place they were run in: Module Federation makes
 * names of variables from absolute paths, so that content hashes and sizes differ between folders.
 */
export async function listPlacedCases(
  ids: readonly string[],
  { root, work }: { root: string; work: string } = {
    root: path.dirname(caseFolders.work),
    work: caseFolders.work,
  },
): Promise<string[]> {
  const place = Buffer.from(`${root.replaceAll(/\W/g, '_')}_node_modules`);
  const placed: string[] = [];
  for (const id of ids) {
    if (await hasPlace(path.join(work, id), place)) placed.push(id);
  }
  return placed;
}

async function hasPlace(folder: string, place: Buffer): Promise<boolean> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      if (await hasPlace(target, place)) return true;
    } else if (entry.isFile() && (await readFile(target)).includes(place)) {
      return true;
    }
  }
  return false;
}
