import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** One hash over names and contents of files, and of all files in folders; relative to `root`. */
export function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of places.flatMap((place) => listFiles(root, place)).sort()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root: string, place: string): string[] {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
}
