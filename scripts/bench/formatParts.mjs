import { alignColumns } from './alignColumns.mjs';

/**
 * What a page is made of, as a table.
 * @param {string} route
 * @param {ReturnType<typeof import('./weighParts.mjs').weighParts>} weights
 */
export function formatParts(route, { total, parts, kinds }) {
  return [
    `${route}: ${total} B gzip of HTML. "share" is what a part adds to all before it, "without" what its absence would save.`,
    ...alignColumns([
      ['part', 'bytes', 'share', 'without'],
      ...[...parts, ...kinds].map(({ name, raw, share, without }) => [
        name,
        `${raw}`,
        share === undefined ? '' : `${share}`,
        `${without}`,
      ]),
    ]),
  ].join('\n');
}
