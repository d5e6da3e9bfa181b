import { type OldPages, redirectOldPages } from '../../site/oldAddresses';
import { site } from '../../site/site';

const mostPages = 3;
const errorPage = /\/404$/;

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Where an old address leads (site/oldAddresses.ts), with its query, and its hash unless there is another. */
export function findOldAddress(
  { pathname, search, hash }: Address,
  pages: readonly { routePath: string }[],
  oldPages?: OldPages,
): string | undefined {
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const redirect = redirectOldPages((route) => routes.has(route), oldPages).find(
    ({ from }) => stripSlash(from) === stripSlash(pathname),
  );
  const [path, ownHash] = redirect?.to.split(/(?=#)/) ?? [];
  return path && path + search + (ownHash ?? hash);
}

const stripSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

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

export interface NearRoute {
  routePath: string;
  title: string;
}

/** How much of an address must be there in a page's to be worth showing. */
const leastLikeness = 0.45;

/**
 * The pages with addresses most like a path, best first: `/guide/quickstart` finds `/guide/start/quick-
 * start`.
 */
export function findNearestRoutes<Route extends NearRoute>(
  path: string,
  routes: readonly Route[],
  limit: number,
): Route[] {
  return routes
    .map((route) => ({ route, likeness: compare(path, route.routePath) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ route }) => route);
}

function compare(path: string, routePath: string): number {
  return (likenessOf(path, routePath) + likenessOf(getName(path), getName(routePath))) / 2;
}

/** `/a/quick-start/` → `quick-start`. */
const getName = (path: string): string => /([^/]*)\/*$/.exec(path)?.[1] ?? '';

/** Share of the letter pairs that two texts have in common, 0 to 1 (Dice); only letters and digits count. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map(getPairs) as [string[], string[]];
  if (first.length + second.length === 0) return 0;
  const rest = [...second];
  const common = first.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * common.length) / (first.length + second.length);
}

function getPairs(text: string): string[] {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
