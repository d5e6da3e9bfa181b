import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { Case } from './defineCase';
import { casesFolder, listAllFiles } from './paths';

export interface LoadedCase extends Case {
  id: string;
  /** Path in the case's folder → content, with line endings as on the reference platform. */
  files: ReadonlyMap<string, Buffer>;
}

const descriptionFile = 'case.ts';
/** What a build in the folder of a case leaves there. */
const written = /^(?:dist|node_modules|\.rstack)\//;
const jiti = createJiti(import.meta.url);

/** Ids of all cases, sorted. */
export async function listCases(folder = casesFolder): Promise<string[]> {
  return (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A case with its description and sources. @throws Error where the description is missing or does not load. */
export async function readCase(id: string, folder = casesFolder): Promise<LoadedCase> {
  const files = await readCaseFiles(id, folder);
  const found = await jiti.import<Case>(path.join(folder, id, descriptionFile), { default: true });
  const lacks = ['title', 'question', 'expect'].find((key) => !Object.hasOwn(found, key));
  if (lacks) throw new Error(`The default export of ${descriptionFile} has no \`${lacks}\`.`);
  return { ...found, id, files };
}

/**
 * The files of a case without running its description, which is slow for all of them.
 * @throws Error where the description is missing.
 */
export async function readCaseFiles(
  id: string,
  casesRoot = casesFolder,
): Promise<Map<string, Buffer>> {
  const folder = path.join(casesRoot, id);
  const files = new Map<string, Buffer>();
  for (const name of listAllFiles(folder)) {
    if (!written.test(name)) files.set(name, await readFile(path.join(folder, name)));
  }
  if (!files.has(descriptionFile)) {
    throw new Error(
      `There is no ${descriptionFile}. Every case needs one that exports \`defineCase({ … })\` as ` +
        'default (facts/cases/defineCase.ts).',
    );
  }
  return files;
}

/** @throws Error naming the cases that do not exist. */
export function refuseUnknown(wanted: readonly string[], ids: readonly string[]): void {
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length === 0) return;
  const names = unknown.map((id) => `“${id}”`).join(', ');
  throw new Error(
    `facts: no such case: ${names}. A case is a folder of cases/ with a case.ts; \`ls cases\` lists them.`,
  );
}

export interface RunDescription {
  /** What is run last, as a reader types it. */
  command: string;
  before: string[];
}

/** What is run for a case: `rslib build --format cjs`, `node build.mjs`. */
export function describeRuns({ before = [], command = ['build'], script }: Case): RunDescription {
  const toLine = (args: readonly string[]) => ['rslib', ...args].join(' ');
  return { command: script ? `node ${script}` : toLine(command), before: before.map(toLine) };
}
