import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { decodeHash } from '../lib/decodeHash';

/** After a change of route inside the site, shows the heading named by the hash, else the top. */
export function useScrollToTarget(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname + hash);
  useLayoutEffect(() => {
    if (shown.current === pathname + hash) return;
    const isNewPage = shown.current.replace(/#.*/, '') !== pathname;
    shown.current = pathname + hash;
    const target = document.getElementById(decodeHash(hash));
    if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
  }, [pathname, hash]);
}
