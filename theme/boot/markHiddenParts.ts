import { getHiddenParts } from '../lib/hiddenParts';

/** Names on the root what the address hides (`data-hide`), before anything is painted. */
export function markHiddenParts({ document, location }: Window): void {
  const hidden = getHiddenParts(location.search);
  if (hidden) document.documentElement.dataset.hide = hidden;
}
