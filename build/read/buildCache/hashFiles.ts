import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files';

/** One hash over names and contents of files, and of all files in folders; relative to `root`. */
export function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of places.flatMap((place) => expand(root, place))) {
    hash.update(`${name}\0`);
    hash.update(readFileSync(path.join(root, name))).update('\0');
  }
  return hash.digest('hex');
}

function expand(root: string, place: string): string[] {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) return [place];
  return listFiles(full).map((file) => `${place}/${file}`);
}
