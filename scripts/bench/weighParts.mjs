import { gzipSync } from 'node:zlib';
import { splitPage } from './splitPage.mjs';

/**
 * `raw`: bytes as stored; `share`: gzip bytes by which the page grows with this part, all before it
 * being there (the shares make up the page); `without`: gzip bytes less, were it not there.
 * @typedef {{ name: string, raw: number, share?: number, without: number }} PartWeight
 */

/**
 * What is spread over a page, and the page without it: it has no share, since it has no place.
 * @type {readonly [name: string, drop: (html: string) => string][]}
 */
const kinds = [
  ['drawings', (html) => html.replace(/<svg\b[^]*?<\/svg>/g, '')],
  ['elements in blocks of code', (html) => html.replace(/<pre\b[^]*?<\/pre>/g, dropTags)],
  ['elements in the text', (html) => html.replace(/<article\b[^]*<\/article>/g, dropTags)],
];

/** @param {string} html */
const dropTags = (html) => html.replace(/<[^>]+>/g, '');

/** @param {string} text */
const gzipSize = (text) => gzipSync(text, { level: 9 }).length;

/**
 * What each part of a page’s HTML costs, compressed as the budgets have it, heaviest first; then what is
 * spread over the page.
 * @param {string} html
 * @returns {{ total: number, parts: PartWeight[], kinds: PartWeight[] }}
 */
export function weighParts(html) {
  const total = gzipSize(html);
  /** @type {Map<string, Required<PartWeight>>} */
  const weights = new Map();
  let before = 0;
  for (const { name, start, end } of splitPage(html)) {
    const upTo = gzipSize(html.slice(0, end));
    const part = weights.get(name) ?? { name, raw: 0, share: 0, without: 0 };
    part.raw += Buffer.byteLength(html.slice(start, end));
    part.share += upTo - before;
    part.without += total - gzipSize(html.slice(0, start) + html.slice(end));
    weights.set(name, part);
    before = upTo;
  }
  return {
    total,
    parts: [...weights.values()].sort((a, b) => b.share - a.share),
    kinds: kinds.map(([name, drop]) => {
      const rest = drop(html);
      const raw = Buffer.byteLength(html) - Buffer.byteLength(rest);
      return { name, raw, without: total - gzipSize(rest) };
    }),
  };
}
