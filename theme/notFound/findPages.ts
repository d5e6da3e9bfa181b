import { redirects } from '../../site/redirects';
import { site } from '../../site/site';
import { findNearestRoutes, type NearRoute } from '../lib/findNearestRoutes';
import { findRedirect } from '../lib/findRedirect';

const mostPages = 3;
const errorPage = /\/404$/;

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Where an old address leads (site/redirects.ts), with its query, and its hash unless there is another. */
export function findOldAddress({ pathname, search, hash }: Address): string | undefined {
  const [path, ownHash] = findRedirect(pathname, redirects)?.split(/(?=#)/) ?? [];
  return path && path + search + (ownHash ?? hash);
}

/** Pages of the reader's language, else of the default one, with addresses like a path. */
export function listNearestPages(
  pathname: string,
  pages: readonly (NearRoute & { lang: string })[],
  language: string,
): NearRoute[] {
  const find = (lang: string) => {
    const own = pages.filter((page) => page.lang === lang && !errorPage.test(page.routePath));
    return findNearestRoutes(pathname, own, mostPages);
  };
  const found = find(language);
  return found.length > 0 ? found : find(site.defaultLanguage);
}
