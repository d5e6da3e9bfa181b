/** Parts of a page that its address can hide: `?navbar=0` (spec.md §2, "Page types"). */
const hiddenPart = /(?<=[?&])(?:navbar|sidebar|outline|footer|globalUIComponents)(?==0(?:&|$))/g;

/** The parts that the query of an address hides, as one attribute value; empty where none. */
export const getHiddenParts = (search: string): string =>
  [...new Set(search.match(hiddenPart))].join(' ');

/**
 * An address of this site with what the reader has hidden: `/b#c` from a page with `?navbar=0` is
 * `/b?navbar=0#c`. What the address says itself stays.
 */
export function keepHiddenParts(href: string, search: string): string {
  const hidden = getHiddenParts(search);
  if (!hidden) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const own = new URLSearchParams(query);
  const added = hidden.split(' ').filter((part) => !own.has(part));
  const pairs = [
    ...(query.length > 1 ? [query.slice(1)] : []),
    ...added.map((part) => `${part}=0`),
  ];
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${hash}`;
}
