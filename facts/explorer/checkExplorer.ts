import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getProject,
  libraries,
  packages,
  type ProjectFiles,
  type Versions,
} from '../../explorer/project';
import { type LibraryResults, nameText } from '../../explorer/results';
import {
  type LibraryId,
  libraryIds,
  listCombinations,
  type Settings,
  toKey,
} from '../../explorer/settings';
import { getCaseKey, getToolVersions } from '../cases/caseKey';
import { defaultTypeScript } from '../cases/defineCase';
import { listAllFiles, repository } from '../cases/paths';

const root = path.join(repository, 'explorer');
/** Where the results are committed. */
export const committed = path.join(root, 'results');
/** Raise it when a build is run or recorded in another way. */
const buildVersion = 1;

export interface ExplorerIssue {
  library: LibraryId;
  /** In `folder`. */
  file: string;
  message: string;
}

/**
 * Builds that are missing, older than what they depend on, or changed by hand. Builds nothing, and doesn't
 * check packages again: a unit test does, and compares.
 * @param options.isQuick compares keys only, and reads none of the texts
 */
export async function checkExplorer({ folder = committed, isQuick = false } = {}): Promise<
  ExplorerIssue[]
> {
  const issues: ExplorerIssue[] = [];
  for (const library of libraryIds) {
    const stored = await readResults(library, folder);
    const { key } = await readInputs(library);
    const report = (message: string) => issues.push({ library, file: `${library}.json`, message });
    if (stored?.key !== key) report('Its builds are stale');
    else if (!isQuick && (await hashResults(stored, library, folder)) !== stored.hash)
      report('Its results were changed by hand');
  }
  return issues;
}

export async function readResults(
  library: LibraryId,
  folder: string,
): Promise<LibraryResults | undefined> {
  const text = await readFile(path.join(folder, `${library}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as LibraryResults);
}

/** A hash of the record, and of the texts that it names. */
export async function hashResults(
  record: LibraryResults,
  library: LibraryId,
  folder: string,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ ...record, hash: '' }));
  const names = Object.values(record.builds).flatMap(({ files = {} }) =>
    Object.entries(files).map(([file, text]) => nameText(library, file, text)),
  );
  for (const name of [...new Set(names)].sort()) {
    hash.update(await readFile(path.join(folder, name)).catch(() => 'missing'));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface Inputs {
  /** Of all that the builds depend on. */
  key: string;
  sources: ProjectFiles;
  versions: Versions;
}

export async function readInputs(library: LibraryId): Promise<Inputs> {
  const sources = readTexts(path.join(root, 'libraries', library));
  const versions = await readVersions(packages);
  const projects = listCombinations(library).map((settings) => [
    toKey(settings),
    getProject(library, settings, versions),
    listBundled(library, settings),
  ]);
  const key = getKey({ ...sources, projects: JSON.stringify(projects) });
  return { key, sources, versions };
}

/** All files of a folder: path → text. */
export const readTexts = (folder: string): ProjectFiles =>
  Object.fromEntries(
    listAllFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Versions of what a library installs are in its package.json, which is among these files. */
export function getKey(files: ProjectFiles): string {
  const buffers = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  const tools = getToolVersions();
  const versions = {
    'rsbuild-plugin-dts': tools['rsbuild-plugin-dts'],
    '@rsbuild/core': tools['@rsbuild/core'],
    '@rspack/core': tools['@rspack/core'],
  };
  return getCaseKey({ files: new Map(buffers), versions, format: buildVersion });
}

/** Exact installed versions; `typescript` is the one that readers who install today get. */
async function readVersions<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const entries = names.map(async (name) => {
    const folder = name === 'typescript' ? `typescript-${defaultTypeScript}` : name;
    const file = path.join(repository, 'node_modules', folder, 'package.json');
    return [name, (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, string>;
}

export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Packages that become part of the output, with names made of their paths: they have to be below the
 * project, as they are for readers, and not where this repository has them.
 */
export const listBundled = (id: LibraryId, { format, bundle }: Settings): string[] => {
  const { dependencies = [], peers = [] } = libraries[id];
  const isAll = bundle === 'true' && (format === 'umd' || format === 'iife');
  return isAll ? [...dependencies, ...peers] : [];
};
