import { removeBase, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { prefetchPage } from '../lib/navigation';

/** A reader who leaves sooner has not looked at the links, in milliseconds. */
const settled = 2_000;

/** Pages fetched for one that is read, at most; the script of each is 5 to 20 kB. */
const maxPages = 4;

/** Prefetches the pages that visible links lead to, for touch screens, where nothing is hovered first. */
export function usePrefetchInView(): void {
  const { routePath } = usePage().page;
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (!mayPrefetch(connection) || matchMedia('(hover: hover)').matches) return undefined;
    const fetched = new Set([routePath]);
    const prefetch = (link: HTMLAnchorElement) => {
      const path = removeBase(link.pathname);
      if (fetched.has(path) || fetched.size > maxPages) return;
      fetched.add(path);
      prefetchPage(path);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) prefetch(target as HTMLAnchorElement);
      }
    });
    const timer = window.setTimeout(() => {
      const links = [...document.querySelectorAll('#content a[href^="/"]')];
      // The last first: below its text a page links to the next ones.
      for (const link of links.reverse()) observer.observe(link);
    }, settled);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [routePath]);
}

/** What browsers tell of the network, those that do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Only where the browser says that the network is good: another may be paid for by the megabyte. */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';
