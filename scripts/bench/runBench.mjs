import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { formatBench } from './formatBench.mjs';
import { setCacheAside } from './setCacheAside.mjs';
import { timeBuild } from './timeBuild.mjs';
import { weighSite } from './weighSite.mjs';

/**
 * Builds the site beside the last output, first without any cache and then twice with it, weighs its
 * pages and prints both. Gives the exit code.
 * @param {string} root
 * @returns {Promise<number>}
 */
export async function runBench(root) {
  const folder = path.join(root, '.reports/bench-site');
  const restoreCache = setCacheAside(path.join(root, 'node_modules/.cache'));
  /** @type {import('./timeBuild.mjs').BuildTime[]} */
  const builds = [];
  try {
    for (const name of ['cold', 'warm', 'warm again']) {
      console.log(`Building: ${name} …`);
      builds.push(await timeBuild({ name, root, folder }));
    }
    const result = {
      date: new Date().toISOString(),
      commit: readCommit(root),
      node: process.versions.node,
      cores: availableParallelism(),
      builds,
      pages: await weighSite(folder),
    };
    const report = path.join(root, '.reports/bench.json');
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, `${JSON.stringify(result, null, 2)}\n`);
    console.log(formatBench(result));
    console.log(`\nWritten to ${path.relative(root, report)}.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    restoreCache();
  }
}

/**
 * Undefined outside a git clone.
 * @param {string} root
 */
function readCommit(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return status === 0 ? stdout.toString().trim() : undefined;
}
