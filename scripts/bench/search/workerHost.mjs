import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

// A browser's worker, as far as the search worker of the built site asks: it is run here as it is
// shipped. The index is read when it is fetched, so that its text can be collected as in a browser.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

/** @type {((event: { data: unknown }) => void)[]} */
const listeners = [];
Object.assign(globalThis, {
  self: globalThis,
  addEventListener: (
    /** @type {string} */ _type,
    /** @type {(event: { data: unknown }) => void} */ listener,
  ) => listeners.push(listener),
  postMessage: (/** @type {unknown} */ message) => parentPort?.postMessage(message),
  fetch: async (/** @type {string} */ address) => new Response(await readFile(address)),
});
vm.runInThisContext(readFileSync(workerData.script, 'utf8'));

parentPort?.on('message', (data) => {
  if (data === 'heap') {
    collectGarbage();
    parentPort?.postMessage({ heap: v8.getHeapStatistics().used_heap_size });
  } else {
    for (const listener of listeners) listener({ data });
  }
});
