/**
 * @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule
 * @typedef {{ from: string, to: string, status: number }} RedirectRule
 */

/**
 * Reads the `_headers` file of a build: a path, which may end with `*`, then indented `Name: value` lines.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of listLines(text)) {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: line, headers: [] });
    else if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else throw new Error(`_headers: "${line}" is neither a path nor "Name: value".`);
  }
  return rules;
}

/**
 * Headers of a path, with names in lower case.
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export const getHeaders = (rules, pathname) =>
  Object.fromEntries(
    rules
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
      )
      .flatMap(({ headers }) => headers),
  );

/**
 * Reads the `_redirects` file of a build: `from to status` a line. Those with status 404 name an error
 * page to Netlify, and are left out.
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export const parseRedirectsFile = (text) =>
  listLines(text)
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))
    .filter(({ status }) => status !== 404);

/** @param {string} text */
const listLines = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
