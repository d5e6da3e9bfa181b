/**
 * A stretch of a page’s HTML and what stands there.
 * @typedef {{ name: string, start: number, end: number }} PagePart
 */

/** In the order in which a page has them: each is looked for behind the one before. */
const landmarks = /** @type {const} */ ([
  ['head script', /<script>[^]*?<\/script>/g],
  ['scripts of parts', /(?:<script>[^]*?<\/script>)+/y],
  ['style', /<style>[^]*?<\/style>/g],
  ['structured data', /<script type="application\/ld\+json">[^]*?<\/script>/g],
  ['top bar', /<header\b[^]*?<\/header>/g],
  ['page tree', /<nav\b[^>]*\bid="?sidebar\b[^]*?<\/nav>/g],
  ['text', /<article\b[^]*<\/article>/g],
  ['page footer', /<footer\b[^]*?<\/footer>/g],
  ['outline', /<nav\b[^>]*\bid="?outline\b[^]*?<\/nav>/g],
  ['site footer', /<footer\b[^]*?<\/footer>/g],
]);

/** The rest: tags of the head before the body, and what stands between the parts in it. */
const others = { head: 'other tags of the head', body: 'other tags of the body' };

/**
 * Cuts a built page into its parts, without a gap.
 * @param {string} html
 * @returns {PagePart[]}
 */
export function splitPage(html) {
  /** @type {PagePart[]} */
  const parts = [];
  const body = html.indexOf('<body');
  let end = 0;
  /** @param {number} to */
  const addOther = (to) => {
    if (to > end) parts.push({ name: end < body ? others.head : others.body, start: end, end: to });
    end = to;
  };
  for (const [name, landmark] of landmarks) {
    const pattern = new RegExp(landmark);
    pattern.lastIndex = end;
    const match = pattern.exec(html);
    if (!match) continue;
    if (end < body && match.index > body) addOther(body);
    addOther(match.index);
    end += match[0].length;
    parts.push({ name, start: match.index, end });
  }
  addOther(html.length);
  return parts;
}
