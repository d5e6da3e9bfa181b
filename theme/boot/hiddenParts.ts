import { getHiddenParts, keepHiddenParts } from '../lib/hiddenParts';

/**
 * Names on the root what the address hides (`data-hide`), before anything is painted; links that are
 * followed as full page loads take it along. After React has come, theme/layout does both.
 */
export function hideParts({ document, location }: Window): void {
  const hidden = getHiddenParts(location.search);
  if (hidden) document.documentElement.dataset.hide = hidden;
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
