import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{
 *   licences: Record<string, string>,
 *   licencesOfSome: Record<string, { packages: string[], because: string }>,
 *   installScripts: Record<string, string>,
 * }} PackageRules
 * @typedef {{
 *   version?: string,
 *   license?: string,
 *   integrity?: string,
 *   resolved?: string,
 *   hasInstallScript?: boolean,
 *   extraneous?: boolean,
 * }} LockEntry
 * @typedef {{ name: string, licence: string, entry: LockEntry }} Package
 */

export const rulesFile = 'scripts/packageRules.json';

/**
 * `npm run packages`: licence, integrity and scripts at install of every package, by the rules of
 * packageRules.json. `npm explain <name>` says why one is there.
 */
export default function packages() {
  const list = listPackages('.');
  const faults = [
    ...findPackageFaults(list, readJson(rulesFile)),
    ...findLooseVersions(readJson('package.json')).map(
      (loose) => `${loose}: package.json must name one version, such as "1.2.3".`,
    ),
  ];
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n  ${faults.join('\n  ')}`);
  console.log(`${list.length} packages: licences, integrity and install scripts are fine.`);
}

/**
 * Every package of the lockfile in a folder. The licence is the one that the installed package names, or
 * the lockfile's where it is not installed.
 * @param {string} root
 * @returns {Package[]}
 */
export function listPackages(root) {
  /** @type {Record<string, LockEntry>} */
  const entries = readJson(path.join(root, 'package-lock.json')).packages;
  return Object.entries(entries)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => {
      const manifest = path.join(root, place, 'package.json');
      const installed = existsSync(manifest) ? readLicence(readJson(manifest)) : undefined;
      return {
        name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        licence: installed ?? entry.license ?? 'none named',
        entry,
      };
    });
}

/**
 * What is wrong with packages, one sentence each with what to do: a licence that the rules do not name,
 * nothing to prove the files by, an address of one registry, a script at install that nobody has read.
 * @param {readonly Package[]} packages
 * @param {PackageRules} rules
 * @returns {string[]}
 */
export function findPackageFaults(packages, rules) {
  return packages.flatMap(({ name, licence, entry }) => {
    const { version, integrity, resolved, hasInstallScript, extraneous } = entry;
    const found = [];
    if (!isAllowedLicence(name, licence, rules)) {
      found.push(
        `its licence is "${licence}". Read it, then name it in ${rulesFile} with the reason, or leave the package out.`,
      );
    }
    if (!/^sha512-[\w+/]+=*$/.test(integrity ?? '')) {
      found.push(
        'package-lock.json has no sha512 integrity for it. Delete its entry and run "npm install" with a registry that gives one.',
      );
    }
    if (resolved) {
      found.push(
        `package-lock.json names an address for it (${resolved}). Run "npm install" with omit-lockfile-registry-resolved=true, as .npmrc says.`,
      );
    }
    if (hasInstallScript && !Object.hasOwn(rules.installScripts, name)) {
      found.push(
        `it runs a script when it is installed, which is left out here. See that it works without, then name it in ${rulesFile} with what the script does.`,
      );
    }
    if (extraneous) found.push('no package needs it. Run "npm prune".');
    return found.map((fault) => `${name} ${version}: ${fault}`);
  });
}

/**
 * Whether a package may be used under its licence, an SPDX expression without inner brackets: all of
 * what AND joins must be allowed, one of what OR joins. A name that ends with `/` stands for a scope.
 * @param {string} name
 * @param {string} licence
 * @param {PackageRules} rules
 */
export function isAllowedLicence(name, licence, { licences, licencesOfSome }) {
  const isAllowed = (/** @type {string} */ id) =>
    Object.hasOwn(licences, id) ||
    (Object.hasOwn(licencesOfSome, id) &&
      licencesOfSome[id]?.packages.some((one) =>
        one.endsWith('/') ? name.startsWith(one) : name === one,
      ) === true);
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isAllowed));
}

const exact = /^(?:npm:(?:@[^/@]+\/)?[^/@]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * `name version` of what a package.json asks for by a range, a tag or an address, so that two installs
 * need not be the same.
 * @param {Record<string, unknown>} manifest
 * @returns {string[]}
 */
export const findLooseVersions = (manifest) =>
  groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    // An override can name what one package depends on.
    .flatMap(([name, version]) =>
      version && typeof version === 'object' ? Object.entries(version) : [[name, version]],
    )
    .filter(([, version]) => typeof version !== 'string' || !exact.test(version))
    .map(([name, version]) => `${name} ${JSON.stringify(version)}`);

/**
 * `license` as text; old packages write an object, or a list of them.
 * @typedef {string | { type?: string }} Named
 * @param {{ license?: Named, licenses?: Named | Named[] }} manifest
 * @returns {string | undefined}
 */
function readLicence({ license, licenses }) {
  /** @type {Named[]} */
  const given = [license ?? licenses ?? []].flat();
  const names = given.map((one) => (typeof one === 'string' ? one : one.type));
  return names.length > 0 ? names.join(' OR ') : undefined;
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
