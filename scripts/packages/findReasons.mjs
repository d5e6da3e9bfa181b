/**
 * What a lockfile says of one package.
 * @typedef {{
 *   version?: string,
 *   license?: string,
 *   integrity?: string,
 *   resolved?: string,
 *   link?: boolean,
 *   hasInstallScript?: boolean,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 * }} LockEntry
 */

/**
 * Why each package of a lockfile is there, by its path: the names that lead to it from package.json,
 * which is the empty list for those named there. Of several ways the shortest, of equal ones the first.
 * Packages that nothing leads to are left out.
 * @param {Record<string, LockEntry>} entries
 * @returns {Map<string, string[]>}
 */
export function findReasons(entries) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  const queue = [{ path: '', way: /** @type {string[]} */ ([]) }];
  for (const { path, way } of queue) {
    const entry = entries[path] ?? {};
    const names = Object.keys({
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    });
    for (const name of names) {
      const found = findInstalled(entries, path, name);
      if (found === undefined || reasons.has(found)) continue;
      reasons.set(found, way);
      queue.push({ path: found, way: [...way, name] });
    }
  }
  return reasons;
}

/**
 * Path of the package that another finds by a name: its own folder first, then those around it.
 * @param {Record<string, LockEntry>} entries
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function findInstalled(entries, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (entries[path]) return path;
    if (folder === '') return undefined;
  }
}
