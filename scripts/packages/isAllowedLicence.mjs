/**
 * @typedef {{
 *   licences: Record<string, string>,
 *   licencesOfSome: Record<string, { packages: string[], because: string }>,
 *   installScripts: Record<string, string>,
 * }} PackageRules
 */

/**
 * Whether a package may be used under its licence, an SPDX expression without inner brackets: all of
 * what AND joins must be allowed, one of what OR joins. A name that ends with `/` stands for a scope.
 * @param {string} name
 * @param {string} licence
 * @param {PackageRules} rules
 */
export function isAllowedLicence(name, licence, { licences, licencesOfSome }) {
  /** @param {string} id */
  const isAllowed = (id) =>
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
