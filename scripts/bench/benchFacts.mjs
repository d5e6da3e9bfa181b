import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadUpgrade } from '../upgrade/loadUpgrade.mjs';
import { openAside } from '../upgrade/openAside.mjs';
import { compareFolders } from './compareFolders.mjs';
import { measureRun } from './measureRun.mjs';

/** Of so many cases one is run again by itself, in a folder of its own. */
const sampleStep = 20;
const results = 'facts/results';

/**
 * @typedef {{
 *   cases: number,
 *   cold: number,
 *   warm: number,
 *   peak: number | undefined,
 *   different: string[],
 *   sample: number,
 *   sampleDifferent: string[],
 *   placed: string[],
 * }} FactsBench
 */

/**
 * Runs all cases in a copy of the repository, once whatever is kept and once what is stale, and
 * some of them in another copy, each in a process of its own. Times are in seconds, memory in bytes;
 * the names are those of files that differ from what is committed, and between the two copies, and
 * those of the cases that are not compared since their output names the folder.
 * @param {string} root
 * @returns {Promise<FactsBench>}
 */
export async function benchFacts(root) {
  const one = openAside(root);
  const other = openAside(root);
  try {
    const ids = readdirSync(path.join(root, 'cases'));
    console.log(`Running ${ids.length} cases: cold …`);
    const cold = await run(one.folder, ['update', '--force']);
    console.log('Running them: warm …');
    const warm = await run(one.folder, ['update']);
    const sample = ids.filter((_, index) => index % sampleStep === 0);
    console.log(`Running ${sample.length} of them alone …`);
    await run(other.folder, ['update', ...sample, '--force', '--alone']);
    const { listPlacedCases } = await loadUpgrade();
    const placed = await listPlacedCases(ids, {
      root: one.folder,
      work: path.join(one.folder, '.cases'),
    });
    const getId = (/** @type {string} */ name) => name.split('/', 1)[0] ?? '';
    const isCompared = (/** @type {string} */ name) => !placed.includes(getId(name));
    const isSampled = (/** @type {string} */ name) =>
      sample.includes(getId(name)) && isCompared(name);
    const [kept, first, second] = [root, one.folder, other.folder].map((folder) =>
      path.join(folder, results),
    );
    return {
      cases: ids.length,
      cold: cold.seconds,
      warm: warm.seconds,
      peak: cold.peak,
      different: compareFolders(kept ?? '', first ?? '', isCompared),
      sample: sample.length,
      sampleDifferent: compareFolders(first ?? '', second ?? '', isSampled),
      placed,
    };
  } finally {
    one.close();
    other.close();
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function run(folder, args) {
  const measured = await measureRun(['scripts/facts.mjs', ...args], { cwd: folder });
  if (measured.code !== 0) throw new Error(`The cases failed:\n${measured.output}`);
  return measured;
}
