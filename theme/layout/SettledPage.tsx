import { isEqualPath, pathnameToRouteService } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { PageAt, usePlace } from './PageAt';

/**
 * Page and address as they belong together, for what it holds. The framework changes the address first,
 * and when the reader goes back its page may be long in coming, or come after another has been opened;
 * until both are there, the page before stays as it is.
 */
export function SettledPage({ children }: { children: ReactNode }) {
  const place = usePlace();
  const [settled, setSettled] = useState(place);
  const { page, location } = place;
  const { routePath, pageType } = page.data;
  const route = pathnameToRouteService(location.location.pathname);
  const isSettled = route ? isEqualPath(route.path, routePath) : pageType === '404';
  if (isSettled && (settled.page !== page || settled.location !== location)) setSettled(place);
  const awaited = isSettled ? undefined : route;
  useEffect(() => {
    let isAwaited = true;
    // The framework only logs what kept the page from coming (theme/boot/pageFailure.ts).
    awaited?.preload().catch(() => isAwaited && document.dispatchEvent(new Event('appfail')));
    return () => {
      isAwaited = false;
    };
  }, [awaited]);
  return <PageAt {...settled}>{children}</PageAt>;
}
