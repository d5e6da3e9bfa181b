import { site } from '../../site/site';
import { hasRoute, useSitePath } from '../lib/siteHooks';

/** Route of the list of all pages in the reader's language; `undefined` where the site has none. */
export function useAllPagesHref(): string | undefined {
  const { href } = useSitePath().resolve(site.allPages);
  return href.endsWith(site.allPages) && hasRoute(href) ? href : undefined;
}
