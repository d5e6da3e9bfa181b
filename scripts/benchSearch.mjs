import { ensureNode } from './ensureNode.mjs';

// `npm run bench:search`: ask the search of the built site, and those of other documentation tools
// over the same pages, the questions of bench/search/queries. bench/search/README.md says how.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { runSearchBench } = await import('./bench/search/runSearchBench.mjs');

await runEntry(() => runSearchBench(process.cwd(), process.argv.slice(2)));
