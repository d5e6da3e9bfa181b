import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../../facts/cases/paths';
import { listFiles } from '../../../read/files/listFiles';

/** Sources that decide a verdict that is kept; the other checks are made anew in every run. */
const verdictSources = ['failure', 'fences', 'load', 'project', 'syntax', 'types'].map(
  (folder) => `build/check/code/${folder}`,
);
const readerSources = [
  'build/check/code/page',
  'build/read/page',
  'build/components/facts/components',
  'build/components/parts/packageManagers',
];

/** What every verdict depends on: installed packages, Node.js, and the checks themselves. */
export function getToolchainKey(): string {
  const lockfile = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
  return hashParts(process.version, lockfile, hashSources(verdictSources));
}

/** What reading a page depends on: the sources that read it. */
export function getReaderKey(): string {
  return hashSources(readerSources);
}

/** A key of everything that stands in the given folders of the repository. */
export function hashSources(folders: readonly string[]): string {
  const parts = folders.flatMap((folder) =>
    listFiles(path.join(repository, folder)).flatMap((file) => [
      file,
      readFileSync(path.join(repository, folder, file), 'utf8'),
    ]),
  );
  return hashParts(...parts);
}

/** A key of a cache from the parts that decide a value. */
export function hashParts(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
