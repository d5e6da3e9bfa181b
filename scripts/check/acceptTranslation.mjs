import path from 'node:path';
import { loadChecks } from './loadChecks.mjs';

/**
 * Writes into a translated page that it matches the present version of its source.
 * @param {string} root
 * @param {string} folder what `name` is relative to
 * @param {string} name
 * @throws Error saying what to do if the file is no translation of a page.
 */
export async function acceptTranslation(root, folder, name) {
  const { acceptTranslation: accept, languages } = await loadChecks();
  const file = path.resolve(folder, name);
  const hash = accept({ file, root: path.join(root, 'docs'), languages });
  console.log(`${path.relative(root, file)} translates version ${hash} of its source.`);
}
