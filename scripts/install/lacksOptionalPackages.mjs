/** @typedef {import('./isInstalled.mjs').LockedPackage} LockedPackage */

/**
 * Whether optional packages that some package names are not in the lockfile, as happens when it was
 * written against a registry that holds the packages of one platform only. `npm ci` refuses such a
 * lockfile where that registry is used again; `npm install` keeps to it too, but passes over them.
 * @param {Record<string, LockedPackage>} packages
 */
export function lacksOptionalPackages(packages) {
  return Object.entries(packages).some(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).some((name) => !isResolvable(packages, location, name)),
  );
}

/**
 * Looks in the node_modules folders above, as Node does.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} location
 * @param {string} name
 */
function isResolvable(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
