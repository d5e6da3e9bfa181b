import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/**
 * When, of what and on what figures were made that are committed.
 * @param {string} root
 * @param {string} command what makes them again
 */
export function describeRun(root, command) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return {
    command,
    date: new Date().toISOString(),
    commit: status === 0 ? stdout.toString().trim() : undefined,
    node: process.versions.node,
    machine: { processor: cpus()[0]?.model, cores: availableParallelism() },
  };
}
