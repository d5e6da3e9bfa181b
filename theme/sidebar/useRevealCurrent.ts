import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';

/**
 * Tells what runs before React (theme/boot/keepSidebar.ts) after each change of page, so that the tree shows
 * the current page and what the reader has folded. On the first page it has done so already.
 */
export function useRevealCurrent(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.dispatchEvent(new Event('sidebarchange'));
  }, [pathname]);
}
