import { ensureNode } from './ensureNode.mjs';

// `npm test`: install where needed, find a browser, run every step, sum up. With `--full`, which is
// `npm run test:full`, what needs the network or takes long as well.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { ensureInstall } = await import('./ensureInstall.mjs');
const { readArguments } = await import('./test/readArguments.mjs');
const { runTests } = await import('./test/runTests.mjs');

await runEntry(async () => {
  const { isFull } = readArguments(process.argv.slice(2));
  await ensureInstall({ root: process.cwd() });
  return runTests(process.cwd(), isFull);
});
