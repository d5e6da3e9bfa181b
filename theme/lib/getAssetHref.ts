/**
 * The address of a file of docs/public: on the assets host where there is one (spec.md §7), else below
 * the site's base. Full addresses and `//host` stay as written.
 */
export function getAssetHref(path: string, base: string, assetsOrigin?: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return (assetsOrigin || base).replace(/\/$/, '') + path;
}
