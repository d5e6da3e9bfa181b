/**
 * The path a site is served under, with a slash at both ends, from `BASE`.
 * Throws a sentence when it is no path.
 * @param {string | undefined} value
 */
export function readBase(value) {
  const base = `/${value ?? ''}/`.replace(/\/+/g, '/');
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(
      `BASE is "${value}": give the path the site is served under, such as BASE=/repo/.`,
    );
  }
  return base;
}
