import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { repository } from '../../facts/cases/paths';
import { openCache } from '../proof/cache/openCache';
import type { HoverBlock, NameHover } from './HoverBlock';

const script = path.join(repository, 'plugins', 'typeHovers', 'service', 'runReader.mjs');

/**
 * What is known of each block's names, by its key. What was known before is taken from the file; the
 * rest is asked of the compiler, all at once, in a process beside this one.
 */
export async function computeHovers(
  blocks: readonly HoverBlock[],
  cacheFile: string,
  ask = askCompiler,
): Promise<ReadonlyMap<string, NameHover[]>> {
  const cache = openCache<NameHover[]>(cacheFile);
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
    // The pages are what is waited for; this is ready long before they are.
    if (child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
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
