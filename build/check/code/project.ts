import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from '../../../facts/cases/paths';
import type { Fence, FenceClass } from '../../read/fences';
import { getFenceClass } from './fenceClass';

/** Fences of these classes are files of the project that a page shows. */
const fileClasses = ['config', 'json', 'module'];

/**
 * The fences of a page that can be checked, each with the page's other files as a reader has them at
 * that point: the version shown last before it, else the one shown first after it.
 */
export function listSnippets(fences: readonly Fence[]): Snippet[] {
  return fences.flatMap((fence, index) => {
    const fenceClass = getFenceClass(fence);
    if (!fenceClass) return [];
    const path = getPath(fence) ?? getDefaultPath(fence, fenceClass);
    return [{ fence, fenceClass, path, siblings: collectSiblings(fences, index, path) }];
  });
}

function collectSiblings(
  fences: readonly Fence[],
  index: number,
  ownPath: string,
): Map<string, string> {
  const siblings = new Map<string, string>();
  const add = (fence: Fence) => {
    const path = getPath(fence);
    const fenceClass = getFenceClass(fence);
    const isFile = fenceClass !== undefined && fileClasses.includes(fenceClass);
    const isWhole = fence.meta.attributes['expect-error'] === undefined && !isPart(fence);
    if (!path || path === ownPath || !isFile || !isWhole || siblings.has(path)) return;
    siblings.set(path, fence.code);
  };
  fences.slice(0, index).reverse().forEach(add);
  fences.slice(index + 1).forEach(add);
  return new Map([...siblings].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isPart = ({ meta }: Fence): boolean => meta.words.includes('part');

/** A title that is a path below the project: not `terminal`, not `/etc/hosts`, not `../a.ts`. */
function getPath({ meta }: Fence): string | undefined {
  const { title } = meta.attributes;
  const isPath = title && /^[\w@.[\]()-]+(?:\/[\w@.[\]()-]+)*\.\w+$/.test(title);
  return isPath && !title.split('/').includes('..') ? title : undefined;
}

const getDefaultPath = ({ lang }: Fence, fenceClass: Snippet['fenceClass']): string =>
  `${fenceClass === 'config' ? 'rslib.config' : 'example'}.${lang}`;

/** A fence with what stands around it on its page: enough to check it as a file of a project. */
export interface Snippet {
  fence: Fence;
  fenceClass: FenceClass;
  /** Path of its file in the project: its title, or a name that its class has by itself. */
  path: string;
  /** Other files of the page, as they are at this point of it: path → content. */
  siblings: ReadonlyMap<string, string>;
}

const prefix = '.proof-';
/** Age, in ms, at which a folder is what an interrupted run left. */
const leftoverAge = 60 * 60 * 1000;

/**
 * Gives a folder below the repository, where packages resolve as they do here, and removes it. Each
 * run has one of its own, so that a check and a build may run at the same time.
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
