import { ensureNode } from './ensureNode.mjs';

// `npm run packages`: licence, integrity and scripts at install of every package, by the rules of
// scripts/packages/packageRules.json. `npm explain <name>` says why one is there.
ensureNode();
const { readFileSync } = await import('node:fs');
const { runEntry } = await import('./process/runEntry.mjs');
const { findLooseVersions, findPackageFaults, listPackages, rulesFile } =
  await import('./packages/checkPackages.mjs');

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

await runEntry(async () => {
  const packages = listPackages('.');
  const faults = [
    ...findPackageFaults(packages, readJson(rulesFile)),
    ...findLooseVersions(readJson('package.json')).map(
      (loose) => `${loose}: package.json must name one version, such as "1.2.3".`,
    ),
  ];
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n  ${faults.join('\n  ')}`);
  console.log(`${packages.length} packages: licences, integrity and install scripts are fine.`);
});
