import v8 from 'node:v8';
import vm from 'node:vm';

// Only the context that is made here gets the function: no code of a run sees it.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
v8.setFlagsFromString('--no-expose-gc');

/**
 * Memory of this process in bytes. From `limit` on garbage is given back first: of what a process
 * seems to hold after some dozen runs most is garbage, and starting another one costs more.
 * @param {number} limit
 */
export function settleMemory(limit) {
  const memory = process.memoryUsage.rss();
  if (memory <= limit) return memory;
  collectGarbage();
  return process.memoryUsage.rss();
}
