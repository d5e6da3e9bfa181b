import { ensureNode } from './ensureNode.mjs';

// `npm run test:faults`: the fault suite against the built site. `-- --controls` also runs it against the
// site without each guard, and writes bench/faults/results.json.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { runFaults } = await import('./faults/runFaults.mjs');

await runEntry(() => runFaults(process.cwd(), process.argv.slice(2)));
