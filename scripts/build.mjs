import { ensureNode } from './ensureNode.mjs';

// `npm run build`: check the content, build, put the result in place of the last one.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { buildSite } = await import('./build/buildSite.mjs');

await runEntry(() => buildSite());
