import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from '../../../facts/cases/paths';
import type { Snippet } from '../../read/snippets';

const prefix = '.check-';
/** Age, in ms, at which a folder is what an interrupted run left. */
const leftoverAge = 60 * 60 * 1000;

/**
 * Makes a folder below the repository, where packages resolve as they do here, and removes it. Each
 * run has another one, so that a check and a build may run at the same time.
 */
export async function withWorkFolder<Result>(
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(workFolder, { recursive: true });
  await removeLeftovers();
  const folder = await mkdtemp(path.join(workFolder, prefix));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(workFolder)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(workFolder, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftoverAge) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a snippet and the files around it into a folder. `head` is put before the snippet's own
 * first line.
 */
export async function writeProject(snippet: Snippet, folder: string, head = ''): Promise<void> {
  const files = new Map([...snippet.siblings, [snippet.path, head + snippet.fence.code]]);
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${content}\n`);
  }
}
