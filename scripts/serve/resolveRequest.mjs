/**
 * What a path gets: a file, another address (decoded segments encoded again), or the page that
 * goes with status 404, where there is one. Files and addresses are relative to the root.
 * @typedef {{ type: 'file', file: string }
 *   | { type: 'redirect', path: string }
 *   | { type: 'notFound', page: string | undefined }} Resolution
 */

/**
 * Decides as static hosts with clean addresses do: `/x` is x.html, `/x/` is x/index.html, every
 * other form of a page's address redirects to the one it has. Slashes are never merged, so `//x`
 * is not found and no redirect can leave the origin.
 * @param {string} pathname raw path of the request, without query
 * @param {(file: string) => boolean} hasFile
 * @returns {Resolution}
 */
export function resolveRequest(pathname, hasFile) {
  const names = decodeNames(pathname);
  // What cannot be decoded still begins with the name of a language, or not.
  if (!names) return findErrorPage(pathname.split('/').slice(1, 3), hasFile);
  const last = names.at(-1) ?? '';
  const file = names.join('/');
  if (/^404(\.html)?$/.test(last)) return findErrorPage(names, hasFile);

  if (pathname.endsWith('/')) {
    const index = [...names, 'index.html'].join('/');
    if (hasFile(index)) return { type: 'file', file: index };
    if (file && hasFile(`${file}.html`)) return redirectTo(names);
  } else if (/^index(\.html)?$/.test(last)) {
    const folder = names.slice(0, -1);
    if (hasFile([...folder, 'index.html'].join('/'))) return redirectTo([...folder, '']);
    if (folder.length > 0 && hasFile(`${folder.join('/')}.html`)) return redirectTo(folder);
  } else if (last.endsWith('.html')) {
    if (hasFile(file)) return redirectTo([...names.slice(0, -1), last.slice(0, -'.html'.length)]);
  } else {
    if (hasFile(file)) return { type: 'file', file };
    if (hasFile(`${file}.html`)) return { type: 'file', file: `${file}.html` };
    if (hasFile(`${file}/index.html`)) return redirectTo([...names, '']);
  }
  return findErrorPage(names, hasFile);
}

/**
 * Segments of a path without the empty one a trailing slash leaves; undefined where one is empty,
 * malformed, hidden, climbs, or would hide a separator from the file system.
 * @param {string} pathname
 */
function decodeNames(pathname) {
  if (!pathname.startsWith('/')) return undefined;
  const raw = pathname.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  try {
    const names = raw.map(decodeURIComponent);
    const isOdd = (/** @type {string} */ name) => /^$|^\.(?!well-known$)|[/\\\0]/.test(name);
    return names.some(isOdd) || /^_(headers|redirects)$/.test(names.join('/')) ? undefined : names;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} names
 * @returns {Resolution}
 */
const redirectTo = (names) => ({
  type: 'redirect',
  path: `/${names.map(encodeURIComponent).join('/')}`,
});

/**
 * The 404.html of the nearest folder above, so that a language can have its own.
 * @param {string[]} names
 * @param {(file: string) => boolean} hasFile
 * @returns {Resolution}
 */
function findErrorPage(names, hasFile) {
  for (let depth = Math.max(names.length - 1, 0); depth >= 0; depth--) {
    const page = [...names.slice(0, depth), '404.html'].join('/');
    if (hasFile(page)) return { type: 'notFound', page };
  }
  return { type: 'notFound', page: undefined };
}
