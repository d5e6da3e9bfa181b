import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { getPercentile } from '../figures.mjs';

/** Each question is asked so often, and its shortest time taken: what else the machine does only adds. */
const rounds = 3;
/** As the dialog asks at first (theme/search/firstHits.ts). */
const limit = 7;

/**
 * `ready`: milliseconds until the index is read and built; `median`, `most` and `longest`: of a
 * question from asking to answer; `most` is the 95th percentile. `heap`: bytes that the worker holds
 * once all are answered and what is not needed is collected; `idleHeap`: before it has an index.
 * @typedef {{
 *   ready: number,
 *   median: number,
 *   most: number,
 *   longest: number,
 *   heap: number,
 *   idleHeap: number,
 * }} WorkerTimes
 */

/**
 * Runs the search worker of the built site with an index and asks it every question.
 * @param {string} script
 * @param {string} index
 * @param {readonly string[]} queries
 * @returns {Promise<WorkerTimes>}
 */
export async function timeWorker(script, index, queries) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const indexUrl = path.join(folder, 'index.json');
  writeFileSync(indexUrl, index);
  const worker = new Worker(new URL('workerHost.mjs', import.meta.url), { workerData: { script } });
  const ask = async (/** @type {unknown} */ message) => {
    const started = performance.now();
    worker.postMessage(message);
    const [reply] = await once(worker, 'message');
    if (reply.error) throw new Error(`The search worker says: ${reply.error}`);
    return { reply, milliseconds: performance.now() - started };
  };
  try {
    const { heap: idleHeap } = (await ask('heap')).reply;
    const ready = (await ask({ id: 0, indexUrl, query: '' })).milliseconds;
    const times = queries.map(() => Infinity);
    for (let round = 0; round < rounds; round++) {
      for (const [place, query] of queries.entries()) {
        const { milliseconds } = await ask({ id: place + 1, indexUrl, query, limit });
        times[place] = Math.min(times[place] ?? Infinity, milliseconds);
      }
    }
    const { heap } = (await ask('heap')).reply;
    const sorted = times.sort((a, b) => a - b);
    return {
      ready,
      median: getPercentile(sorted, 0.5),
      most: getPercentile(sorted, 0.95),
      longest: sorted.at(-1) ?? 0,
      heap,
      idleHeap,
    };
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}
