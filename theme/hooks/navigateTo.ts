import {
  initPageData,
  PageContext,
  pathnameToRouteService,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { keepHiddenParts } from '../lib/hiddenParts';
import { isReachable } from './isReachable';
import { watchLongTasks } from './longTasks';
import { setPendingNavigation } from './pendingNavigation';
import { type PageData, type PreparedPage, preparedPage } from './preparedPage';
import { showEarly } from './showEarly';
import { canFade, fadeContent } from './fadeContent';

interface Router {
  navigate: (href: string, options: { replace: boolean }) => void;
  setData: ((data: PageData) => void) | undefined;
}

let router: Router | undefined;
let newestRequest = 0;
/** Goes back from what is shown of a page whose exchange has not come yet. */
let takeBack: (() => void) | undefined;

/**
 * Hands the framework's router to `navigateTo`. Once for the page: each link that asked the router itself
 * would be drawn anew with each change of page.
 */
export function useRouter(): void {
  const navigate = useNavigate();
  const { setData } = useContext(PageContext);
  useEffect(watchLongTasks, []);
  useLayoutEffect(() => {
    router = { navigate, setData };
  }, [navigate, setData]);
}

/** What has been asked for is not wanted any more: the reader has gone elsewhere. */
export function dropNavigation(): void {
  startRequest();
  setPendingNavigation(false);
}

function startRequest(): number {
  takeBack?.();
  takeBack = undefined;
  return ++newestRequest;
}

/** Whether a path is the page on show, whose content would not change. */
const isShown = (path: string): boolean =>
  withBase(path).replace(/\/$/, '') === window.location.pathname.replace(/\/$/, '');

/**
 * Goes to a route of this site without a page load: the page's script is fetched first, so that the
 * old page stays until the new one can be shown. The last click wins. A script that cannot be fetched
 * is logged (spec.md §8), and one full page load brings the page; without a network, where it would
 * bring the browser's own error, the old page stays, and theme/navigation/OfflineNotice.tsx says so.
 */
export function navigateTo(target: string): void {
  const href = keepHiddenParts(target, window.location.search);
  const request = startRequest();
  const path = href.replace(/[?#].*$/, '');
  setPendingNavigation(true);
  const loadInFull = () => window.location.assign(withBase(href));
  const loadIfThere = async () => {
    const isThere = await isReachable(withBase(href));
    if (request !== newestRequest) return;
    if (isThere) loadInFull();
    else setPendingNavigation(false, { href: target });
  };
  if (!pathnameToRouteService(path)) {
    loadInFull();
    return;
  }
  const open = (data: PageData) => {
    if (request !== newestRequest) return;
    setPendingNavigation(false);
    const exchange = () => {
      // It may have been prepared meanwhile, with data of its own.
      if (request === newestRequest) {
        showPage(href, { path, data: findPrepared(path)?.data ?? data });
      }
    };
    const prepared = findPrepared(path);
    if (isShown(path)) showPage(href);
    else if (canFade()) fadeContent(exchange);
    // Where a section is asked for, its place is known with the exchange.
    else if (prepared && !href.includes('#')) takeBack = showEarly(prepared, exchange);
    else exchange();
  };
  const prepared = findPrepared(path);
  // At once: nothing has to be waited for.
  if (prepared) open(prepared.data);
  else {
    initPageData(path).then(open, (error: unknown) => {
      // eslint-disable-next-line no-console -- spec.md §8 asks for it in the log.
      console.error(href, error);
      if (request === newestRequest) void loadIfThere();
    });
  }
}

function findPrepared(path: string): PreparedPage | undefined {
  const prepared = preparedPage.get();
  return prepared?.path === path ? prepared : undefined;
}

function showPage(href: string, page?: { path: string; data: PageData }): void {
  if (page) {
    warmPageData(page.path, page.data);
    // With the address: the framework would draw that first, in the page before, and then its page.
    router?.setData?.(page.data);
  }
  // As browsers do: a link to the page on show leaves no entry in the history.
  const { pathname, search, hash } = window.location;
  router?.navigate(href, { replace: withBase(href) === pathname + search + hash });
}
