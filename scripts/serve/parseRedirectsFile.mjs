import { matchPattern } from './matchPattern.mjs';

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
