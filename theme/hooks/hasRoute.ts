import { pathnameToRouteService } from '@rspress/core/runtime';
import type { HasRoute } from '../lib/resolveRoute';

/** A language's own error page: it answers paths, it is none. */
const errorPage = /\/404$/;

/** Whether the site has a page at a route path; unlike the framework's matcher it never throws. */
export const hasRoute: HasRoute = (routePath) => {
  if (errorPage.test(routePath)) return false;
  try {
    return pathnameToRouteService(routePath) !== undefined;
  } catch {
    return false;
  }
};
