import { ensureNode } from './ensureNode.mjs';

// `npm run packages`: every package with version, size, licence and why it is there; fails where the
// rules of scripts/packages/packageRules.json are not kept.
ensureNode();
const { readFileSync } = await import('node:fs');
const { runEntry } = await import('./process/runEntry.mjs');
const { findLooseVersions } = await import('./packages/findLooseVersions.mjs');
const { findPackageFaults } = await import('./packages/findPackageFaults.mjs');
const { formatPackages } = await import('./packages/formatPackages.mjs');
const { listPackages } = await import('./packages/listPackages.mjs');

/** @param {string | URL} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

await runEntry(async () => {
  const rules = readJson(new URL('packages/packageRules.json', import.meta.url));
  const packages = listPackages(process.cwd());
  console.log(formatPackages(packages).join('\n'));
  const faults = [
    ...findPackageFaults(packages, rules),
    ...findLooseVersions(readJson('package.json')).map(
      (loose) => `${loose}: package.json must name one version, such as "1.2.3".`,
    ),
  ];
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n  ${faults.join('\n  ')}`);
  console.log('Every licence is allowed, every package is proved by its integrity.');
});
