import { ensureNode } from './ensureNode.mjs';

// `npm run preview`: serve what the last build wrote.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { serveUntilStopped } = await import('./serve/serveSite.mjs');

await runEntry(() => serveUntilStopped());
