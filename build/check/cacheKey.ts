import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../facts/cases/paths';
import { hashFiles } from '../read/buildCache';

/** Sources that decide a verdict that is kept; the other checks are made anew in every run. */
const verdictSources = [
  'compilers',
  'expectedErrors',
  'json',
  'loadConfigs',
  'project',
  'runSnippets',
  'syntax',
  'types',
];
/** What every verdict depends on: installed packages, Node.js, and the checks themselves. */
export function getToolchainKey(): string {
  const lockfile = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
  const sources = verdictSources.map((name) => `build/check/code/${name}.ts`);
  return hashParts(process.version, lockfile, hashSources(sources));
}

/** A key of files, and of all files in folders, of the repository. */
export const hashSources = (places: readonly string[]): string => hashFiles(repository, places);

/** A key of a cache from the parts that decide a value. */
export function hashParts(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
