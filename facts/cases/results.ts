import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsFolder } from './paths';

export interface ResultFile {
  /** Path below the output folder, with forward slashes. */
  path: string;
  /** Sizes in bytes. */
  size: number;
  gzip: number;
  /** Set for files whose bytes are not committed: those that are not text, and large ones. */
  sha256?: string;
  /** Set for files whose mode has the executable bit. */
  isExecutable?: true;
}

/** What a run gave; `result.json` of facts/results/<id>/, text files next to it in `dist/`. */
export interface CaseResult {
  /** What the result depends on (caseKey.ts). */
  key: string;
  /** Of all that is committed of it: what differs from it was changed by hand. */
  hash?: string;
  title: string;
  question: string;
  /** What was run last, as a reader would type it: `rslib build`, `node build.mjs`. */
  command: string;
  /** Runs that came before it. */
  before?: readonly string[];
  /** Folder whose files these are, where it is not `dist`. */
  output?: string;
  exit: number | string;
  log: readonly string[];
  /** Set where the outcome is a race: no files are recorded then. */
  isRace?: true;
  files: readonly ResultFile[];
  /** Verdicts of checkers, where the case asks for them. */
  publint?: readonly string[];
  typesWrong?: readonly string[];
}

/**
 * The committed result of a case, or `undefined` where there is none or it cannot be read: then the
 * case is run again.
 */
export async function readResult(
  id: string,
  folder = resultsFolder,
): Promise<CaseResult | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, id, 'result.json'), 'utf8')) as CaseResult;
  } catch {
    return undefined;
  }
}

/** Whether what is committed of a result is what the run wrote. */
export async function isAsWritten(id: string, folder = resultsFolder): Promise<boolean> {
  const result = await readResult(id, folder);
  if (!result) return false;
  try {
    const read = (file: string) => readResultFile(id, file, folder);
    return (await hashResult(result, read)) === result.hash;
  } catch {
    return false;
  }
}

/** A hash of the record and of its files' texts. */
async function hashResult(
  { hash: _, ...record }: CaseResult,
  read: (file: string) => string | Promise<string>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(record));
  for (const { path: name, sha256 } of record.files) {
    if (sha256 === undefined) hash.update(`\0${name}\0${await read(name)}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The text of an emitted file as it was committed. */
export function readResultFile(id: string, file: string, folder = resultsFolder): Promise<string> {
  return readFile(path.join(folder, id, 'dist', file), 'utf8');
}

/**
 * Replaces a case's result as a whole: written next to it and renamed, so that an interrupted run
 * leaves the old one, the new one or none, never half of one.
 */
export async function writeResult(
  id: string,
  result: CaseResult,
  texts: ReadonlyMap<string, string>,
  folder = resultsFolder,
): Promise<void> {
  const target = path.join(folder, id);
  const next = `${target}.next`;
  try {
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    for (const { path: name, sha256 } of result.files) {
      if (sha256 !== undefined) continue;
      const file = path.join(next, 'dist', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, texts.get(name) ?? '');
    }
    const hash = await hashResult(result, (name) => texts.get(name) ?? '');
    const { key, ...found } = result;
    const record = JSON.stringify({ key, hash, ...found }, null, 2);
    await writeFile(path.join(next, 'result.json'), `${record}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Removes results of cases that are gone, and what an interrupted run left. */
export async function removeResultsWithoutCase(
  ids: ReadonlySet<string>,
  folder = resultsFolder,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const removed = entries
    .filter((entry) => entry.isDirectory() && !ids.has(entry.name))
    .map(({ name }) => name);
  for (const id of removed) await rm(path.join(folder, id), { recursive: true });
  return removed;
}
