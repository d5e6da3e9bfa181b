import {
  initPageData,
  PageContext,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { emit, on } from './contract';
import { keepHiddenParts } from './hiddenParts';
import { isReachable, isSavingData } from './network';

type PageData = Awaited<ReturnType<typeof initPageData>>;

interface Router {
  navigate: (href: string, options: { replace: boolean }) => void;
  setData: ((data: PageData) => void) | undefined;
}

let router: Router | undefined;
let newestRequest = 0;

/** Connects `navigateTo` to the framework's router: once, so that links need not subscribe to it. */
export function useRouter(): void {
  const navigate = useNavigate();
  const { data, setData } = useContext(PageContext);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // Else the framework reads them again, and renders the hydrated page a second time.
    if (!router && data) warmPageData(pathname, data);
    router = { navigate, setData };
  }, [navigate, setData, pathname, data]);
  useEffect(() => {
    let isCurrent = true;
    // The framework only logs that a page the reader went back to could not be fetched.
    const fail = () => isCurrent && emit('appfail');
    pathnameToRouteService(pathname)?.preload().catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
}

export function cancelNavigation(): void {
  newestRequest++;
  setPendingNavigation(false);
}

/**
 * Goes to a route without a page load. The page's script is fetched first, and the old page stays until
 * then; the last click wins. A script that cannot be fetched is logged, and one full page load brings the
 * page; where the host cannot be reached either, OfflineNotice.tsx offers to retry.
 */
export function navigateTo(target: string): void {
  const href = keepHiddenParts(target, window.location.search);
  const path = href.replace(/[?#].*$/, '');
  const request = ++newestRequest;
  const isNewest = () => request === newestRequest;
  if (isCurrentPath(path)) {
    setPendingNavigation(false);
    changeAddress(href);
    // As without React: a link to the page itself leads to its top.
    if (!href.includes('#')) window.scrollTo(0, 0);
    return;
  }
  const loadInFull = () => window.location.assign(withBase(href));
  setPendingNavigation(true);
  if (!pathnameToRouteService(path)) {
    loadInFull();
    return;
  }
  initPageData(path).then(
    (data) => {
      if (!isNewest()) return;
      setPendingNavigation(false);
      fadeContent(() => {
        if (isNewest()) showPage(href, path, data);
      });
    },
    async (error: unknown) => {
      // eslint-disable-next-line no-console -- a page that cannot be loaded is logged, not shown.
      console.error(href, error);
      const isThere = await isReachable(withBase(href));
      if (!isNewest()) return;
      if (isThere) loadInFull();
      else setPendingNavigation(false, { href: target });
    },
  );
}

/** Changes the query of the address, as a new entry in the history unless `replace` is set; nothing scrolls. */
export const changeSearch = (search: string, replace = false): void =>
  router?.navigate(search + window.location.hash, { replace });

const isCurrentPath = (path: string): boolean =>
  withBase(path).replace(/\/$/, '') === window.location.pathname.replace(/\/$/, '');

function showPage(href: string, path: string, data: PageData): void {
  warmPageData(path, data);
  // In the same render as the address: the framework would first render the old page at the new address.
  router?.setData?.(data);
  changeAddress(href);
}

/** As browsers do, a link to the current address leaves no entry in the history. */
function changeAddress(href: string): void {
  const { pathname, search, hash } = window.location;
  router?.navigate(href, { replace: withBase(href) === pathname + search + hash });
}

/** Replaces the content in a View Transition, or at once where there are none or motion is unwanted. */
function fadeContent(update: () => void): void {
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || wantsLess) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // Skipped when the page is hidden or another transition starts: the content has changed all the same.
  ready.catch(() => undefined);
}

/** Prefetches the script of a page, unless readers save data. Failures are left to the click. */
export function prefetchPage(path: string): void {
  if (isSavingData() || !navigator.onLine) return;
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => undefined);
}

interface PendingNavigation {
  /** Whether a page is being loaded. */
  isPending: boolean;
  /** The page that could not be had for want of a network, until another is; a new object each time. */
  missed?: { href: string } | undefined;
}

let pending: PendingNavigation = { isPending: false };

export function setPendingNavigation(isPending: boolean, missed?: { href: string }): void {
  pending = { isPending, missed: isPending ? pending.missed : missed };
  emit('navigationchange');
}

export const usePendingNavigation = (): PendingNavigation =>
  useSyncExternalStore(
    (notify) => on('navigationchange', notify),
    () => pending,
    () => pending,
  );
