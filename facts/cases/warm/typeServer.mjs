// Answers questions about the types of built packages, with compilers that are loaded once
// (warmJudge.ts starts it).
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

process.on('message', async (/** @type {import('./warmJudge').TypeQuestion} */ question) => {
  const found = await answer(question).catch(() => undefined);
  process.send?.({ found, memory: process.memoryUsage.rss() });
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
