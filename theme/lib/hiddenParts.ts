import { getRootData } from './contract';

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
  const end = href.search(/#|$/);
  const address = href.slice(0, end);
  const own = new URLSearchParams(address.split('?')[1]);
  const added = parts.filter((part) => pairs.includes(`&${part}=0&`) && !own.has(part));
  const addPart = (to: string, part: string) => `${to}${to.includes('?') ? '&' : '?'}${part}=0`;
  return added.reduce(addPart, address) + href.slice(end);
}

/** Puts what the address hides on the root: before the first paint, and when the address changes. */
export function markHiddenParts(search: string): void {
  getRootData().hide = getHidden(search);
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
