import path from 'node:path';
import { loadDocsCheck } from './loadDocsCheck.mjs';
import { loadProof } from './loadProof.mjs';

/**
 * Checks the content below a folder, holds it to what the tool says and does, and prints the faults
 * of both with their number.
 * @param {string} root
 * @returns {Promise<boolean>} whether a build may go on
 */
export async function checkContent(root) {
  const { checkDocs, formatFaults, countFaults, languages } = await loadDocsCheck();
  const { compareFaults, createProof } = await loadProof();
  const docs = path.join(root, 'docs');
  const i18nFile = path.join(root, 'i18n.json');
  const written = checkDocs({ root: docs, i18nFile, languages, base: root });
  const proved = await createProof({ root: docs, languages, base: root }).checkAll();
  const faults = [...written, ...proved].sort(compareFaults);
  if (faults.length > 0) console.error(`${formatFaults(faults)}\n`);
  else console.log(`Content: ${countFaults(faults)}`);
  return faults.every(({ severity }) => severity === 'warning');
}
