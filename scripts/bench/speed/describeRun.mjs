import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/**
 * When, of what and on what a part was measured; `load` is what the machine had to do when it ended.
 * @param {string} root
 * @param {number} runs
 */
export function describeRun(root, runs) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return {
    command: 'npm run bench -- speed',
    date: new Date().toISOString(),
    commit: status === 0 ? stdout.toString().trim() : undefined,
    node: process.versions.node,
    machine: { processor: cpus()[0]?.model, cores: availableParallelism() },
    load: loadavg()[0],
    runs,
  };
}
