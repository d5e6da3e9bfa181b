import { ensureNode } from './ensureNode.mjs';

// `npm start`: install where needed, build, serve.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { readBase } = await import('./serve/serveSite.mjs');
const { readPort } = await import('./serve/serveSite.mjs');
const { ensureInstall } = await import('./ensureInstall.mjs');
const { buildSite } = await import('./build/buildSite.mjs');
const { serveUntilStopped } = await import('./serve/serveSite.mjs');

await runEntry(async () => {
  // Settings are read before the work starts, so that a wrong one is not found after a build.
  readPort(process.env.PORT);
  readBase(process.env.BASE);
  await ensureInstall({ root: process.cwd() });
  const code = await buildSite();
  if (code !== 0) return code;
  return serveUntilStopped();
});
