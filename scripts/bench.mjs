import { ensureNode } from './ensureNode.mjs';

// `npm run bench`: time a cold and two warm builds, weigh every page, write .reports/bench.json.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { runBench } = await import('./bench/runBench.mjs');

await runEntry(() => runBench(process.cwd()));
