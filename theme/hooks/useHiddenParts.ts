import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { getHiddenParts } from '../lib/hiddenParts';

/** Keeps `data-hide` of the root equal to the address; the head script has set it for the first page. */
export function useHiddenParts(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const hidden = getHiddenParts(search);
    if (hidden) document.documentElement.dataset.hide = hidden;
    else delete document.documentElement.dataset.hide;
  }, [search]);
}
