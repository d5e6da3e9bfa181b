import { ensureNode } from './ensureNode.mjs';

// `npm run review -- <git ref>`: what has changed in looks since a commit (`HEAD` where none is named).
// `--only <words>` takes only pictures whose name has these words.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { runReview } = await import('./review/runReview.mjs');

await runEntry(() => runReview(process.cwd(), process.argv.slice(2)));
