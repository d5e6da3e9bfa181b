import { fork } from 'node:child_process';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { hashFiles, hashParts, openCache, packageSources } from '../../read/cache';
import type { HoverBlock, NameHover } from './hovers';

const script = path.join(repository, 'scripts/process/readHovers.mjs');

export interface ComputeOptions {
  cacheFile: string;
  /** More blocks whose answers stay in the file. */
  kept?: readonly HoverBlock[];
  ask?: (blocks: readonly HoverBlock[]) => Promise<NameHover[][]>;
}

/**
 * What is known of each block's names, by its key. What was known before is taken from the file; the
 * rest is asked of the compiler, all at once, in a second process.
 */
export async function computeHovers(
  blocks: readonly HoverBlock[],
  { cacheFile, kept = [], ask = askCompiler }: ComputeOptions,
): Promise<ReadonlyMap<string, NameHover[]>> {
  const cache = openCache<NameHover[]>(cacheFile);
  // A block's key has the packages that are to be installed; its answer is from those that are.
  const installed = hashFiles(repository, packageSources);
  const toKey = ({ key }: HoverBlock) => hashParts(installed, key);
  for (const block of kept) cache.get(toKey(block));
  const wanted = [...new Map(blocks.map((block) => [block.key, block])).values()];
  const missing = wanted.filter((block) => cache.get(toKey(block)) === undefined);
  const found = missing.length > 0 ? await ask(missing) : [];
  missing.forEach((block, index) => cache.set(toKey(block), found[index] ?? []));
  cache.save();
  return new Map(wanted.map((block) => [block.key, cache.get(toKey(block)) ?? []]));
}

function askCompiler(blocks: readonly HoverBlock[]): Promise<NameHover[][]> {
  return new Promise((resolve, reject) => {
    const child = fork(script, { cwd: repository, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let log = '';
    child.stderr?.on('data', (part: Buffer) => (log += part.toString()));
    let answer: NameHover[][] | undefined;
    child.on('message', (message: NameHover[][]) => (answer = message));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (answer) return resolve(answer);
      const end = signal ?? `exit ${code}`;
      return reject(
        new Error(`[typeHovers] The compiler’s process ended without an answer (${end}): ${log}`),
      );
    });
    child.send(blocks);
  });
}
