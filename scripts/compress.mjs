import { ensureNode } from './ensureNode.mjs';

// `npm run compress`: compress what the last build wrote, once and as well as can be.
ensureNode();
const { existsSync } = await import('node:fs');
const { runEntry } = await import('./process/runEntry.mjs');
const { compressFolder } = await import('./compress/compressFolder.mjs');

await runEntry(async () => {
  const folder = process.env['OUT_DIR'] || 'doc_build';
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: run npm run build first.`);
  console.log(
    `Compressed ${await compressFolder(folder)} files of ${folder} with gzip and brotli.`,
  );
});
