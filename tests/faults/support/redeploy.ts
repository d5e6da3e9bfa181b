import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../support/builtSite';

const isText = /\.(html|js|css)$|^_headers$/;
const hashedScript = /^static\/js\/(?:.*\/)?[^/]*\.([\da-f]{8})\.js$/;

/** Named in the inline script, whose hash is in the policy, and in the first of them. */
const keptNames = /^static\/js\/(?:after-paint|search-worker)\./;

/** A name of the same length that the script has after a deploy. */
const renew = (hash: string): string =>
  createHash('sha256').update(hash).digest('hex').slice(0, hash.length);

/**
 * Copies a built site as the next deploy would leave it: every script but those of theme/boot has
 * another name, and a sentence of each page another word. It replaces a second build, since what
 * matters to an open tab is that the names it knows are gone: a cold build takes a minute.
 */
export function redeploy(root: string, folder: string): void {
  cpSync(root, folder, { recursive: true });
  const files = listFiles(root);
  const hashes = files
    .filter((file) => !keptNames.test(file))
    .map((file) => hashedScript.exec(file)?.[1])
    .filter((hash) => hash !== undefined);
  if (hashes.length === 0) throw new Error(`${root} has no script with a hash in its name.`);
  const pattern = new RegExp(hashes.join('|'), 'g');
  for (const file of files) {
    const place = path.join(folder, file);
    if (isText.test(file)) {
      const text = readFileSync(place, 'utf8');
      const renewed = text.replace(pattern, renew).replaceAll('Rslib builds', 'Rslib now builds');
      if (renewed !== text) writeFileSync(place, renewed);
    }
    const name = file.replace(pattern, renew);
    if (name !== file) renameSync(place, path.join(folder, name));
  }
}

/** Puts a built site where another is being served from, as a deploy does: the old files are gone. */
export function swapIn(next: string, served: string): void {
  rmSync(served, { recursive: true });
  cpSync(next, served, { recursive: true });
}
