import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadChecks } from './loadChecks.mjs';
import { mayGoOn } from './mayGoOn.mjs';

/**
 * Checks the content below a folder, holds it to what the tool says and does, and prints the faults
 * of both with their number, and how much of the tool the pages cover.
 * @param {string} root
 * @returns {Promise<boolean>} whether a build may go on
 */
export async function checkContent(root) {
  const checks = await loadChecks();
  const { checkDocs, formatFaults, countFaults, languages, themeOptions, pageCache } = checks;
  const docs = path.join(root, 'docs');
  const i18nFile = path.join(root, 'i18n.json');
  const written = checkDocs({
    root: docs,
    i18nFile,
    languages,
    base: root,
    themeOptions: { value: themeOptions, folder: path.join(root, 'site') },
    // Trees of tests have no packages, and are read anew.
    ...(existsSync(path.join(root, 'node_modules')) && { cacheFile: path.join(root, pageCache) }),
  });
  // Whoever builds may say so: what is left are faults of another kind (scripts/build/buildSite.mjs).
  if (written.every(({ severity }) => severity === 'warning')) process.send?.('written');
  const { faults, coverage } = await addProof(checks, written, { root, docs, languages });
  if (faults.length > 0) console.error(`${formatFaults(faults)}\n`);
  else console.log(`Content: ${countFaults(faults)}`);
  if (coverage) console.log(coverage.text);
  return mayGoOn(faults, coverage);
}

/**
 * @typedef {import('../../build/read/faults').Fault} Fault
 * @param {Awaited<ReturnType<typeof loadChecks>>} checks
 * @param {Fault[]} written
 * @param {{ root: string, docs: string, languages: readonly string[] }} options
 * @returns {Promise<{ faults: Fault[], coverage?: { text: string, isEnough: boolean } }>} faults of the
 * content and of the proof, and what the pages cover; a tree without facts has only the first
 */
async function addProof(checks, written, { root, docs, languages }) {
  const results = path.join(root, 'facts', 'results');
  if (!existsSync(path.join(results, 'tool.json'))) return { faults: written };
  const { compareFaults, createProof, createProse, joinChecks, ...measuring } = checks;
  const proof = createProof({
    root: docs,
    languages,
    base: root,
    folders: { cases: path.join(root, 'cases'), results },
    listFolder: path.join(root, 'build', 'check', 'code'),
  });
  const [language = 'en'] = languages;
  const check = joinChecks(proof, createProse({ root: docs, language, base: root }));
  const faults = [...written, ...(await check.checkAll())].sort(compareFaults);
  const { tool, caseIds } = proof.openStore();
  const measures = measuring.measureCoverage({
    pages: proof.readPages(),
    counts: proof.countPages(),
    tool,
    caseIds,
    routes: measuring.specRoutes,
    language,
  });
  const coverage = {
    text: measuring.formatCoverage(measures),
    isEnough: measures.every(measuring.isEnough),
  };
  return { faults, coverage };
}
