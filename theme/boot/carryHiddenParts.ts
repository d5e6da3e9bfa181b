import { keepHiddenParts } from '../lib/hiddenParts';

/**
 * Links that are followed as full page loads take along what the address hides (`?navbar=0`). Once React
 * has come, theme/layout does so.
 */
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
