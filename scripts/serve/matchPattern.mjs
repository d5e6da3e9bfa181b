/**
 * Matches a path against a pattern of `_headers` or `_redirects`: `*` takes everything, slashes
 * included, and is called `splat`; `:name` takes one segment. Undefined where it does not match,
 * as patterns of another host never do here.
 * @param {string} pattern
 * @param {string} pathname
 * @returns {Record<string, string> | undefined}
 */
export function matchPattern(pattern, pathname) {
  if (!pattern.startsWith('/')) return undefined;
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)');
  const match = new RegExp(`^${source}$`, 's').exec(pathname);
  return match ? { ...match.groups } : undefined;
}
