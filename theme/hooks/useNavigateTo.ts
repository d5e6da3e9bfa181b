import {
  initPageData,
  pathnameToRouteService,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';

let newestRequest = 0;

/**
 * Goes to a route of this site without a page load: the page's script is fetched first, so that the
 * old page stays until the new one can be shown. The last click wins; where the script cannot be
 * fetched, one full page load brings the page.
 */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href) => {
      const request = ++newestRequest;
      const path = href.replace(/[?#].*$/, '');
      const load = pathnameToRouteService(path) ? initPageData(path) : Promise.reject();
      load.then(
        (data) => {
          if (request !== newestRequest) return;
          warmPageData(path, data);
          startTransition(() => navigate(href));
        },
        () => {
          if (request === newestRequest) window.location.assign(withBase(href));
        },
      );
    },
    [navigate],
  );
}
