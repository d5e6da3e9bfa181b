import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadChecks } from './process/loadSources.mjs';

/** `npm run schemas`: writes docs/.schemas, by which editors complete and check what authors write. */
export default async function schemas() {
  const { editorSchemas } = await loadChecks();
  const folder = path.join('docs', '.schemas');
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas)) {
    const file = path.join(folder, name);
    const options = { ...(await resolveConfig(file)), filepath: file };
    await writeFile(file, await format(JSON.stringify(schema), options));
  }
  console.log(`Wrote ${Object.keys(editorSchemas).length} schemas to ${folder}.`);
}
