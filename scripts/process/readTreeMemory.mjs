import { readFileSync, readdirSync } from 'node:fs';

/**
 * Memory of a process and all it started, in bytes. What several of them share (the program, the
 * native bundler) counts once: each has its part of it (`Pss`). Undefined where the system has no
 * /proc.
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
    .reduce((sum, [pid]) => sum + readMemory(pid), 0);
}

/** @param {number} pid */
function readMemory(pid) {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // It has ended.
    return 0;
  }
}

/** @returns {Map<number, { parent: number }> | undefined} */
function listProcesses() {
  const processes = new Map();
  for (const name of listFolders('/proc') ?? []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program stands in brackets and may hold anything.
      const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) (?!.*\) )/s);
      const fields = rest.split(' ');
      processes.set(Number(name), { parent: Number(fields[1]) });
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
