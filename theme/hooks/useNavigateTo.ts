import {
  initPageData,
  pathnameToRouteService,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback, useEffect } from 'react';
import { keepHiddenParts } from '../lib/hiddenParts';
import { isReachable } from './isReachable';
import { watchLongTasks } from './longTasks';
import { setPendingNavigation } from './pendingNavigation';
import { switchContent } from './switchContent';

let newestRequest = 0;

/** What has been asked for is not wanted any more: the reader has gone elsewhere. */
export function dropNavigation(): void {
  newestRequest++;
  setPendingNavigation(false);
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
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  useEffect(watchLongTasks, []);
  return useCallback(
    (target) => {
      const href = keepHiddenParts(target, window.location.search);
      const request = ++newestRequest;
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
      initPageData(path).then(
        (data) => {
          if (request !== newestRequest) return;
          setPendingNavigation(false);
          const show = () => {
            if (request !== newestRequest) return;
            warmPageData(path, data);
            // As browsers do: a link to the page on show leaves no entry in the history.
            const { pathname, search, hash } = window.location;
            const replace = withBase(href) === pathname + search + hash;
            startTransition(() => navigate(href, { replace }));
          };
          if (isShown(path)) show();
          else switchContent(show);
        },
        (error: unknown) => {
          // eslint-disable-next-line no-console -- spec.md §8 asks for it in the log.
          console.error(href, error);
          if (request === newestRequest) void loadIfThere();
        },
      );
    },
    [navigate],
  );
}
