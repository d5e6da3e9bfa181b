import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureNode } from './ensureNode.mjs';

// `npm run schemas`: writes docs/.schemas, by which editors complete and check what authors write.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { loadChecks } = await import('./check/loadChecks.mjs');
const { format, resolveConfig } = await import('prettier');

await runEntry(async () => {
  const { editorSchemas } = await loadChecks();
  const folder = path.join('docs', '.schemas');
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas)) {
    const file = path.join(folder, name);
    const options = { ...(await resolveConfig(file)), filepath: file };
    await writeFile(file, await format(JSON.stringify(schema), options));
  }
  console.log(`Wrote ${Object.keys(editorSchemas).length} schemas to ${folder}.`);
});
