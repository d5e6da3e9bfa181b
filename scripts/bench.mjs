import { ensureNode } from './ensureNode.mjs';

// `npm run bench`: time a cold and two warm builds and edits in dev, weigh every page, run all cases
// of the facts, use a long sidebar, time the search of the built site, build the same pages with the
// framework alone, write .reports/bench.json. `npm run bench -- facts`, `-- framework`, `-- search`,
// `-- sidebar` and `-- site` do one part; `-- page /guide/start/` says what a page of the last build
// is made of; `-- sizes` compares its sizes with bench/sizes.json, `-- sizes --accept "<reason>"`
// accepts them; `-- speed` measures the site beside other tools (bench/speed/README.md).
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { runBench } = await import('./bench/runBench.mjs');

await runEntry(() => runBench(process.cwd(), process.argv.slice(2)));
