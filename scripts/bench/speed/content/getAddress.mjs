/**
 * How a tool writes addresses: `clean` is `/a` and, of a folder's page, `/a/`; `slash` always ends with
 * a slash, `bare` never does.
 * @typedef {'clean' | 'slash' | 'bare'} AddressForm
 */

/**
 * `/guide/start/index.md#one` → `/guide/start/#one`, `/guide/cli.md` → `/guide/cli`: where a page is
 * found in a site of that form. What is no page stays as it is.
 * @param {string} href
 * @param {AddressForm} form
 */
export function getAddress(href, form) {
  const [, place = '', hash = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
  const isPage = place.endsWith('.md') || place.endsWith('/') || !/\.\w+$/.test(place);
  if (!isPage) return href;
  const clean = place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '');
  if (form === 'clean' || clean === '/') return `${clean}${hash}`;
  const bare = clean.replace(/\/$/, '');
  return `${bare}${form === 'slash' ? '/' : ''}${hash}`;
}
