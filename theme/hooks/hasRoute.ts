import { pathnameToRouteService } from '@rspress/core/runtime';
import type { HasRoute } from '../lib/resolveRoute';

/** Whether the site has a page at a route path; unlike the framework's matcher it never throws. */
export const hasRoute: HasRoute = (routePath) => {
  try {
    return pathnameToRouteService(routePath) !== undefined;
  } catch {
    return false;
  }
};
