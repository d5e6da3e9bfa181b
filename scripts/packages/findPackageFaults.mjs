import { isAllowedLicence } from './isAllowedLicence.mjs';

/** @typedef {import('./isAllowedLicence.mjs').PackageRules} PackageRules */

/**
 * What is wrong with packages, one sentence each with what to do: a licence that the rules do not name,
 * nothing to prove the files by, an address of one registry, a script at install that nobody has read.
 * @param {readonly import('./listPackages.mjs').Package[]} packages
 * @param {PackageRules} rules
 * @returns {string[]}
 */
export function findPackageFaults(packages, rules) {
  return packages.flatMap(
    ({ name, version, licence, hasIntegrity, resolved, hasInstallScript }) => {
      const found = [];
      if (!isAllowedLicence(name, licence, rules)) {
        found.push(
          `its licence is "${licence}". Read it, then name it in scripts/packages/packageRules.json with the reason, or leave the package out.`,
        );
      }
      if (!hasIntegrity) {
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
          'it runs a script when it is installed, which is left out here. See that it works without, then name it in scripts/packages/packageRules.json with what the script does.',
        );
      }
      return found.map((fault) => `${name} ${version}: ${fault}`);
    },
  );
}
