import { getRootData } from '../boot/contract';

/** Parts of a page that its address can hide: `?navbar=0`. */
const parts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** What the query hides, as the value of `data-hide`: styles match whole pairs, `[data-hide*='&navbar=0&']`. */
export function getHidden(search: string): string {
  const pairs = `${search.replace('?', '&')}&`;
  return pairs.includes('=0&') ? pairs : '';
}

/** Hides what the current address hides: `/b#c` from a page with `?navbar=0` is `/b?navbar=0#c`. */
export function keepHiddenParts(href: string, search: string): string {
  const pairs = getHidden(search);
  const hidden = parts.filter((part) => pairs.includes(`&${part}=0&`));
  if (hidden.length === 0) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const own = new URLSearchParams(query);
  const added = hidden.filter((part) => !own.has(part));
  const kept = [...(query.length > 1 ? [query.slice(1)] : []), ...added.map((part) => `${part}=0`)];
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

/** Puts what the address hides on the root, before the first paint. */
export function markHiddenParts({ location }: Window): void {
  const hidden = getHidden(location.search);
  if (hidden) getRootData().hide = hidden;
}

/** The same for links that are followed by a full page load. */
export function carryHiddenParts({ document, location }: Window): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const href = link?.getAttribute('href') ?? '#';
      if (!link || link.origin !== location.origin || href.startsWith('#')) return;
      const kept = keepHiddenParts(href, location.search);
      if (kept !== href) link.href = kept;
    },
    true,
  );
}
