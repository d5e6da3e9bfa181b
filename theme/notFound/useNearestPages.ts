import { useLang, useLocation, usePages, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { redirects } from '../../site/redirects';
import { site } from '../../site/site';
import { findNearestRoutes, type NearRoute } from '../lib/findNearestRoutes';
import { findRedirect } from '../lib/findRedirect';

const mostPages = 3;
const errorPage = /\/404$/;

/**
 * Pages whose addresses are like the one that was asked for: of the reader's language, else of the
 * default one. Known after the first render only: one file answers every unknown path. An old address
 * leads on at once (site/redirects.ts), for hosts that do not.
 */
export function useNearestPages(): readonly NearRoute[] {
  const { pages } = usePages();
  const language = useLang();
  const { pathname, search, hash } = useLocation();
  const [nearest, setNearest] = useState<readonly NearRoute[]>([]);
  useEffect(() => {
    const target = findRedirect(pathname, redirects);
    if (target) {
      const [path = '', ownHash = ''] = target.split(/(?=#)/);
      window.location.replace(withBase(path) + search + (ownHash || hash));
      return;
    }
    const find = (lang: string) => {
      const own = pages.filter((page) => page.lang === lang && !errorPage.test(page.routePath));
      return findNearestRoutes(pathname, own, mostPages);
    };
    const found = find(language);
    setNearest(found.length > 0 ? found : find(site.defaultLanguage));
  }, [pages, language, pathname, search, hash]);
  return nearest;
}
