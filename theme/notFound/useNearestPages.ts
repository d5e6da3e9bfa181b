import { useLang, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { NearRoute } from '../lib/findNearestRoutes';

/**
 * Pages whose addresses are like the one that was asked for. Known after the first render only: one
 * file answers every unknown path. An old address leads on at once, for hosts that do not. What finds
 * them, with the list of all pages, is fetched there: no other page needs it.
 */
export function useNearestPages(): readonly NearRoute[] {
  const language = useLang();
  const { pathname, search, hash } = useLocation();
  const [nearest, setNearest] = useState<readonly NearRoute[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const [{ findOldAddress, listNearestPages }, { pageData }] = await Promise.all([
        import('./findPages'),
        import('virtual-page-data?titles'),
      ]);
      if (!isWanted) return;
      const target = findOldAddress({ pathname, search, hash });
      if (target) window.location.replace(withBase(target));
      else setNearest(listNearestPages(pathname, pageData.pages, language));
    };
    // Offline there are no suggestions; the way home stays.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, pathname, search, hash]);
  return nearest;
}
