/**
 * The address of a result as questions name it, page and anchor apart: without language, ending or
 * last slash. `/zh/guide/start/index.html#use` → `{ page: '/guide/start', anchor: 'use' }`.
 * @param {string} href
 * @returns {{ page: string, anchor: string }}
 */
export function normalizeHref(href) {
  const [path = '', anchor = ''] = href.split('#', 2);
  const page = path
    .replace(/^\/(?:en|zh|ja|ko|ru)(?=\/|$)/, '')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return { page: page || '/', anchor: decodeURIComponent(anchor) };
}
