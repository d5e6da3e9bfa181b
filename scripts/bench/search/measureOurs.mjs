import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';
import { createSyntheticIndex } from './createSyntheticIndex.mjs';
import { findSearchScripts } from './findSearchScripts.mjs';
import { timeWorker } from './timeWorker.mjs';

/** A site that is not to be outgrown soon. */
const syntheticPages = 2000;
/** Enough of the questions for a large index, and more than any cache of answers holds. */
const syntheticQuestions = 150;

/**
 * What the search of the built site weighs, in compressed bytes, and how it does in its worker.
 * @typedef {{
 *   pages: number,
 *   indexBytes: number,
 *   workerBytes: number,
 *   dialogBytes: number,
 *   real: import('./timeWorker.mjs').WorkerTimes,
 *   syntheticPages: number,
 *   synthetic: import('./timeWorker.mjs').WorkerTimes,
 * }} OurFigures
 */

/**
 * @param {string} folder
 * @param {import('./readSite.mjs').Site} site
 * @param {readonly string[]} queries
 * @returns {Promise<OurFigures>}
 */
export async function measureOurs(folder, { index, pages }, queries) {
  const { worker, dialog } = findSearchScripts(folder);
  const { parseRecords } = await loadReader();
  const synthetic = JSON.stringify(createSyntheticIndex(parseRecords(index), syntheticPages));
  const step = Math.max(1, Math.floor(queries.length / syntheticQuestions));
  const some = queries.filter((_, place) => place % step === 0);
  return {
    pages: pages.length,
    indexBytes: gzipSync(index).length,
    workerBytes: worker.bytes,
    dialogBytes: dialog.bytes,
    real: await timeWorker(worker.file, index, queries),
    syntheticPages,
    synthetic: await timeWorker(worker.file, synthetic, some),
  };
}

/**
 * @typedef {import('../../../site/searchRecord').SearchRecord} SearchRecord
 * @typedef {{ parseRecords: (json: string) => SearchRecord[] }} Reader
 * @returns {Promise<Reader>}
 */
const loadReader = () =>
  createJiti(import.meta.url).import('../../../theme/search/local/parseRecords.ts');
