import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { getPercentile } from '../figures.mjs';

/** Each question is asked so often, and its shortest time taken: what else the machine does only adds. */
const rounds = 3;
/** As the dialog asks at first (theme/search/SearchProvider.ts). */
const limit = 7;

/** What the worker ends with, and how the dialog starts one: minifying keeps these. */
const marks = {
  worker: /self\.addEventListener\("message"/,
  dialog: /aria-activedescendant/,
};

/**
 * The scripts of a built site that only search needs, with their compressed size in bytes.
 * @param {string} folder
 * @returns {{ worker: { file: string, bytes: number }, dialog: { file: string, bytes: number } }}
 * @throws Error unless there is one of each.
 */
export function findSearchScripts(folder) {
  const scripts = path.join(folder, 'static/js');
  const files = readdirSync(scripts, { recursive: true })
    .map((name) => path.join(scripts, String(name)))
    .filter((file) => file.endsWith('.js'));
  const find = (/** @type {RegExp} */ mark) => {
    const found = files.filter((file) => mark.test(readFileSync(file, 'utf8')));
    const [file] = found;
    if (!file || found.length > 1) {
      throw new Error(`${found.length} scripts of ${folder} match ${mark}; one is expected.`);
    }
    return { file, bytes: gzipSync(readFileSync(file)).length };
  };
  return { worker: find(marks.worker), dialog: find(marks.dialog) };
}

/**
 * What the search of the built site weighs, in compressed bytes, and how it does in its worker.
 * `ready`: milliseconds until the index is read and built; `median` and `most` (95th percentile): of a
 * question from asking to answer. `heap`: bytes that the worker holds once all are answered and what is
 * not needed is collected.
 * @typedef {{
 *   pages: number,
 *   indexBytes: number,
 *   workerBytes: number,
 *   dialogBytes: number,
 *   ready: number,
 *   median: number,
 *   most: number,
 *   heap: number,
 * }} OurCosts
 */

/**
 * Runs the search worker of the built site with its index and asks it every question.
 * @param {string} folder
 * @param {import('./site.mjs').Site} site
 * @param {readonly string[]} queries
 * @returns {Promise<OurCosts>}
 */
export async function measureWorker(folder, { index, pages }, queries) {
  const { worker: script, dialog } = findSearchScripts(folder);
  const place = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const indexUrl = path.join(place, 'index.json');
  writeFileSync(indexUrl, index);
  const worker = new Worker(new URL('workerHost.mjs', import.meta.url), {
    workerData: { script: script.file },
  });
  const ask = async (/** @type {unknown} */ message) => {
    const started = performance.now();
    worker.postMessage(message);
    const [reply] = await once(worker, 'message');
    if (reply.error) throw new Error(`The search worker says: ${reply.error}`);
    return { reply, milliseconds: performance.now() - started };
  };
  try {
    const ready = (await ask({ id: 0, indexUrl, query: '' })).milliseconds;
    const times = queries.map(() => Infinity);
    for (let round = 0; round < rounds; round++) {
      for (const [position, query] of queries.entries()) {
        const { milliseconds } = await ask({ id: position + 1, indexUrl, query, limit });
        times[position] = Math.min(times[position] ?? Infinity, milliseconds);
      }
    }
    const { heap } = (await ask('heap')).reply;
    const sorted = times.sort((a, b) => a - b);
    return {
      pages: pages.length,
      indexBytes: gzipSync(index).length,
      workerBytes: script.bytes,
      dialogBytes: dialog.bytes,
      ready,
      median: getPercentile(sorted, 0.5),
      most: getPercentile(sorted, 0.95),
      heap,
    };
  } finally {
    await worker.terminate();
    rmSync(place, { recursive: true, force: true });
  }
}
