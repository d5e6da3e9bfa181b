// Loads built files, each in a thread of its own with modules and globals of its own (warmJudge.ts
// starts it).
import { Worker } from 'node:worker_threads';
import { settleMemory } from './settleMemory.mjs';

const memoryLimit = Number(process.argv[2]);
const script = new URL('../judge/loadModule.mjs', import.meta.url);

process.on('message', async (/** @type {{ args: string[], folder: string }} */ question) => {
  // Threads have the folder of their process.
  process.chdir(question.folder);
  const loaded = await load(question.args);
  process.send?.({ loaded, memory: settleMemory(memoryLimit) });
});

/**
 * Undefined where the thread ends without an answer.
 * @param {string[]} argv
 */
async function load(argv) {
  const thread = new Worker(script, { argv, stdout: true, stderr: true });
  const answer = await new Promise((resolve) => {
    thread.once('message', resolve).once('error', () => resolve(undefined));
    thread.once('exit', () => resolve(undefined));
  });
  await thread.terminate();
  return answer;
}
