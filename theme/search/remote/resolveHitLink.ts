export interface HitPlace {
  /** Whether the hit is said to be a page of this site. */
  isCurrent: boolean;
  /** Address of this site's home page, with a slash at the end. */
  home: string;
}

/**
 * Where a hit of a remote index leads: a full address of http(s) for other sites, a route without base
 * for this one. `undefined` for whatever else is written there: `javascript:`, an address with a
 * password (`https://rslib.rs@elsewhere.example`), one that leaves this site where it must not.
 */
export function resolveHitLink(address: string, { isCurrent, home }: HitPlace): string | undefined {
  const base = isCurrent ? home : undefined;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, origin, username, password, href } = new URL(address, base);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  if (!isCurrent) return href;
  const site = new URL(home);
  const start = site.origin + site.pathname;
  if (origin !== site.origin || !href.startsWith(start)) return undefined;
  const route = href.slice(start.length - 1);
  return isRoute(route) ? route : undefined;
}

/** The framework decodes routes, and a browser takes two slashes at the beginning for another host. */
function isRoute(route: string): boolean {
  try {
    return !/^\/[\\/]/.test(decodeURIComponent(route)) && !/^\/[\\/]/.test(route);
  } catch {
    return false;
  }
}
