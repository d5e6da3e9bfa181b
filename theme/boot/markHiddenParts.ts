import { getHidden } from '../lib/hiddenParts';

/** Marks on the root what the address hides (`data-hide`), before anything is painted. */
export function markHiddenParts({ document, location }: Window): void {
  const hidden = getHidden(location.search);
  if (hidden) document.documentElement.dataset.hide = hidden;
}
