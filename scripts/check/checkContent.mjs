import path from 'node:path';
import { loadDocsCheck } from './loadDocsCheck.mjs';

/**
 * Checks the content below a folder and prints its faults with their number.
 * @param {string} root
 * @returns {Promise<boolean>} whether a build may go on
 */
export async function checkContent(root) {
  const { checkDocs, formatFaults, countFaults, languages } = await loadDocsCheck();
  const faults = checkDocs({
    root: path.join(root, 'docs'),
    i18nFile: path.join(root, 'i18n.json'),
    languages,
    base: root,
  });
  if (faults.length > 0) console.error(`${formatFaults(faults)}\n`);
  else console.log(`Content: ${countFaults(faults)}`);
  return faults.every(({ severity }) => severity === 'warning');
}
