import { getPercentile } from '../formatBench.mjs';

/** How many of the largest pages are named. */
const named = 3;

/**
 * What the pages of this site fetch before their `load`, gzip bytes.
 * @param {readonly Pick<import('../weighSite.mjs').RouteWeight, 'route' | 'transfer' | 'requests' | 'scriptsAfterIntent'>[]} routes
 */
export function summarizeRoutes(routes) {
  const bySize = [...routes].sort((one, other) => one.transfer - other.transfer);
  const sizes = bySize.map(({ transfer }) => transfer);
  const scripts = routes.map((route) => route.scriptsAfterIntent).sort((one, other) => one - other);
  return {
    pages: routes.length,
    median: getPercentile(sizes, 0.5),
    most: getPercentile(sizes, 0.95),
    requests: Math.max(...routes.map(({ requests }) => requests)),
    scripts: getPercentile(scripts, 0.5),
    largest: bySize
      .slice(-named)
      .reverse()
      .map(({ route, transfer }) => ({ route, bytes: transfer })),
  };
}
