import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

// A browser's worker, as far as the search worker of the built site asks: it is run here as it is
// shipped. Files are read when they are fetched, so that their text can be collected as in a browser:
// the index from where it was put, and what has an address of the site from the site.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

const origin = 'http://site.invalid';
const site = workerData.script.slice(0, workerData.script.lastIndexOf(path.normalize('/static/')));

/** @param {string} address */
const findFile = (address) =>
  address.startsWith(origin) ? path.join(site, new URL(address).pathname) : address;

/** @type {((event: { data: unknown }) => void)[]} */
const listeners = [];
Object.assign(globalThis, {
  self: globalThis,
  location: new URL('/static/js/async/worker.js', origin),
  addEventListener: (
    /** @type {string} */ _type,
    /** @type {(event: { data: unknown }) => void} */ listener,
  ) => listeners.push(listener),
  postMessage: (/** @type {unknown} */ message) => parentPort?.postMessage(message),
  fetch: async (/** @type {string} */ address) => new Response(await readFile(findFile(address))),
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
