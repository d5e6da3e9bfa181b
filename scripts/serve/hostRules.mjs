/** @typedef {{ pattern: string, unset: string[], set: [name: string, value: string][] }} HeaderRule */

// Cloudflare reads no more than this: https://developers.cloudflare.com/pages/configuration/headers/
const maxRules = 100;
const maxLineLength = 2000;

/**
 * Reads a `_headers` file: a path pattern, then indented `Name: value` lines, `! Name` to take a
 * header away again. Throws with every fault and its line.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  /** @type {string[]} */
  const faults = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    const fault = readLine(content, rules);
    if (fault) faults.push(`_headers:${index + 1}: ${fault}`);
    if (line.length > maxLineLength) {
      faults.push(`_headers:${index + 1}: ${line.length} characters; hosts read ${maxLineLength}.`);
    }
  });
  if (rules.length > maxRules)
    faults.push(`_headers: ${rules.length} rules; hosts read ${maxRules}.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rules;
}

/**
 * Headers of a path. Where several rules set one header the values are joined by commas in file
 * order, as hosts do: a rule does not override an earlier one unless it unsets the header first.
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>} names in lower case
 */
export function getHeaders(rules, pathname) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  for (const rule of rules) {
    if (!matchPattern(rule.pattern, pathname)) continue;
    for (const name of rule.unset) headers.delete(name.toLowerCase());
    for (const [name, value] of rule.set) {
      const earlier = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

/**
 * Adds what a line says to the rules; gives the fault where it says nothing.
 * @param {string} content
 * @param {HeaderRule[]} rules
 * @returns {string | undefined}
 */
function readLine(content, rules) {
  if (/^(\/|https:\/\/)/.test(content)) {
    rules.push({ pattern: content, unset: [], set: [] });
    return undefined;
  }
  const rule = rules.at(-1);
  if (!rule) return `"${content}" stands before any path.`;
  const [, unset] = /^! ([\w-]+)$/.exec(content) ?? [];
  if (unset) {
    rule.unset.push(unset);
    return undefined;
  }
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
  if (!name || !value) return `"${content}" is neither a path, "Name: value" nor "! Name".`;
  rule.set.push([name, value]);
  return undefined;
}

/** @typedef {{ from: string, to: string, status: number }} RedirectRule */

/**
 * Reads a `_redirects` file: `from to status` a line. Throws with every fault and its line.
 * Lines with status 404 name an error page for hosts that need telling; they are left out here.
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export function parseRedirectsFile(text) {
  /** @type {RedirectRule[]} */
  const rules = [];
  /** @type {string[]} */
  const faults = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    const [from = '', to = '', status = '302', ...rest] = content.split(/\s+/);
    const isKnown = /^(30[12378]|404)$/.test(status);
    if (!from.startsWith('/') || !/^(\/|https:\/\/)/.test(to) || !isKnown || rest.length > 0) {
      faults.push(`_redirects:${index + 1}: "${content}" is not "/from /to 301".`);
    } else if (status !== '404') {
      rules.push({ from, to, status: Number(status) });
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rules;
}

/**
 * Where the first matching rule sends a path; undefined where none does. A splat that begins with
 * a slash cannot turn a path of ours into the address of another host.
 * @param {RedirectRule[]} rules
 * @param {string} pathname
 * @returns {{ to: string, status: number } | undefined}
 */
export function findRedirect(rules, pathname) {
  for (const { from, to, status } of rules) {
    const values = matchPattern(from, pathname);
    if (!values) continue;
    const target = to.replace(/:([A-Za-z]\w*)/g, (name, key) => values[key] ?? name);
    return { to: to.startsWith('/') ? target.replace(/^[/\\]+/, '/') : target, status };
  }
  return undefined;
}

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
