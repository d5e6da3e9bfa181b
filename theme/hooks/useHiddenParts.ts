import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { getHidden } from '../lib/hiddenParts';

/** Keeps `data-hide` of the root equal to the address; the head script has set it for the first page. */
export function useHiddenParts(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const hidden = getHidden(search);
    if (hidden) document.documentElement.dataset.hide = hidden;
    else delete document.documentElement.dataset.hide;
  }, [search]);
}
