import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFiles } from '../../explorer/project';
import type { Check } from '../../explorer/results';
import { type LibraryId, type Settings, toKey } from '../../explorer/settings';
import { checkFiles } from '../../packageCheck/checkFiles';
import { checkTypes } from '../../packageCheck/checkTypes';
import type { PackageFiles } from '../../packageCheck/readTarball';
import { summarize } from '../../packageCheck/summary';
import { listAllFiles, repository, workFolder } from '../cases/paths';
import { runCase } from '../cases/run/runCase';
import { listBundled } from './checkExplorer';

export interface BuildOutput {
  /** By their path below `dist`; absent where the build failed. */
  texts?: ProjectFiles;
  /** All that was printed by a build that failed, else the warnings. */
  log: readonly string[];
}

/** Builds a project in a fresh folder with the command line, as cases are. */
export async function buildCombination(
  id: LibraryId,
  settings: Settings,
  project: ProjectFiles,
  /** Of the folder: two runs at one time have two. */
  prefix = 'explorer',
): Promise<BuildOutput> {
  const files = new Map(Object.entries(project).map(([name, text]) => [name, Buffer.from(text)]));
  for (const name of listBundled(id, settings)) await copyPackage(name, files);
  const name = `${prefix}-${id}-${toKey(settings).replaceAll(' ', '-')}`;
  try {
    const run = await runCase({ id: name, title: name, question: name, expect: {}, files });
    if (run.exit !== 0) return { log: run.log };
    const unread = run.files.find(({ sha256 }) => sha256 !== undefined);
    if (unread) throw new Error(`${name}: ${unread.path} is too large to be shown, or no text.`);
    const log = run.log.filter((line) => line.startsWith('warn'));
    return { texts: Object.fromEntries(run.texts), log };
  } finally {
    await rm(path.join(workFolder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

async function copyPackage(name: string, files: Map<string, Buffer>): Promise<void> {
  const folder = path.join(repository, 'node_modules', name);
  for (const place of listAllFiles(folder))
    files.set(`dependencies/${name}/${place}`, await readFile(path.join(folder, place)));
}

/** What the package check says of what `npm pack` would take: here package.json and `dist`. */
export async function checkBuilt(manifest: string, texts: ProjectFiles): Promise<Check> {
  const encoder = new TextEncoder();
  const files: PackageFiles = new Map([['package.json', encoder.encode(manifest)]]);
  for (const [name, text] of Object.entries(texts)) files.set(`dist/${name}`, encoder.encode(text));
  const { verdict, findings } = summarize(await checkFiles(files), await checkTypes(files));
  return { verdict, findings };
}
