import { fork } from 'node:child_process';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { openCache } from '../../read/cache';
import type { HoverBlock, NameHover } from './hovers';

const script = path.join(repository, 'build', 'render', 'typeHovers', 'runReader.mjs');

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
  for (const { key } of kept) cache.get(key);
  const wanted = [...new Map(blocks.map((block) => [block.key, block])).values()];
  const missing = wanted.filter(({ key }) => cache.get(key) === undefined);
  const found = missing.length > 0 ? await ask(missing) : [];
  missing.forEach(({ key }, index) => cache.set(key, found[index] ?? []));
  cache.save();
  return new Map(wanted.map(({ key }) => [key, cache.get(key) ?? []]));
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
