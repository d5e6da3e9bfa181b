/**
 * @typedef {{
 *   version?: string,
 *   integrity?: string,
 *   optional?: boolean,
 *   optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 */

/**
 * Whether every package of the lockfile is there in that version. Contents are compared, not
 * times: a checkout or a copied folder changes the times of files that stayed the same.
 * Optional packages may be absent, as most are for other platforms.
 * @param {Record<string, LockedPackage> | undefined} wanted
 * @param {Record<string, LockedPackage> | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([location, { version, integrity, optional }]) => {
    if (location === '') return true;
    const found = installed[location];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}
