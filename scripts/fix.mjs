import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadChecks } from './process/loadSources.mjs';
import { runNpm } from './process/npm.mjs';

/**
 * `npm run fix`: writes docs/.schemas, by which editors complete and check what authors write, then
 * corrects spaces and marks of Chinese pages, formats all files and fixes what the linter can.
 */
export default async function fix() {
  const { editorSchemas, fixTypography } = await loadChecks();
  const folder = path.join('docs', '.schemas');
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas)) {
    await writeFile(path.join(folder, name), JSON.stringify(schema));
  }
  fixTypography('docs');
  for (const command of ['oxfmt', 'rslint --fix']) {
    const { code } = await runNpm(['exec', '--', ...command.split(' ')]);
    if (code !== 0) return code;
  }
}
