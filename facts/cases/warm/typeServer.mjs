// Answers questions about the types of built packages, with compilers that are loaded once
// (warmJudge.ts starts it).
import { createJiti } from 'jiti';
import { settleMemory } from './settleMemory.mjs';

const jiti = createJiti(import.meta.url);
const memoryLimit = Number(process.argv[2]);

process.on('message', async (/** @type {import('./warmJudge').TypeQuestion} */ question) => {
  const found = await answer(question).catch(() => undefined);
  process.send?.({ found, memory: settleMemory(memoryLimit) });
});

/** @param {import('./warmJudge').TypeQuestion} question */
async function answer({ type, folder }) {
  if (type === 'compiles') {
    const { compiles } = await import('./compiles.mjs');
    return compiles(folder);
  }
  /** @type {typeof import('../judge/runTypesWrong')} */
  const { runTypesWrong } = await jiti.import('../judge/runTypesWrong.ts');
  return runTypesWrong(folder);
}
