import { ensureNode } from './ensureNode.mjs';

// `npm test`: install where needed, find a browser, run every step, sum up.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { ensureInstall } = await import('./ensureInstall.mjs');
const { runTests } = await import('./test/runTests.mjs');

await runEntry(async () => {
  await ensureInstall({ root: process.cwd() });
  return runTests(process.cwd());
});
