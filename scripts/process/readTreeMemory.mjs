import { readFileSync, readdirSync } from 'node:fs';

/** Bytes of a page of memory on Linux, where /proc is. */
const pageSize = 4096;

/**
 * Memory of a process and all it started, in bytes: the sum of what each has resident. Undefined
 * where the system has no /proc.
 * @param {number} root
 * @returns {number | undefined}
 */
export function readTreeMemory(root) {
  const processes = listProcesses();
  if (!processes) return undefined;
  const isBelow = (/** @type {number} */ pid) => {
    for (let at = pid; at > 0; at = processes.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  return [...processes]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

/** @returns {Map<number, { parent: number, bytes: number }> | undefined} */
function listProcesses() {
  const processes = new Map();
  for (const name of listFolders('/proc') ?? []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program stands in brackets and may hold anything.
      const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) (?!.*\) )/s);
      const fields = rest.split(' ');
      processes.set(Number(name), {
        parent: Number(fields[1]),
        bytes: Number(fields[21]) * pageSize,
      });
    } catch {
      // It has ended.
    }
  }
  return processes.size > 0 ? processes : undefined;
}

/** @param {string} folder */
function listFolders(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
