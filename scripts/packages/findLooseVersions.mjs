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
