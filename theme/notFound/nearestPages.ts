import { stripPasted } from '../../site/address';
import { type OldPages, redirectOldPages } from '../../site/oldAddresses';
import { site } from '../../site/site';
import { decodeHash } from '../lib/hashTarget';

const mostPages = 3;
const errorPage = /\/404$/;

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Where a mistyped address of a page leads, or an old one (site/oldAddresses.ts), with its query, and its
 * hash unless there is another.
 */
export function findOldAddress(
  { pathname, search, hash }: Address,
  pages: readonly { routePath: string }[],
  oldPages?: OldPages,
): string | undefined {
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const meant = tidyPath(pathname);
  const isMeant = (path: string) => stripSlash(path).toLowerCase() === meant;
  const page = [...routes].find(isMeant);
  if (page && page !== pathname) return page + search + hash;
  const redirect = redirectOldPages((route) => routes.has(route), oldPages).find(({ from }) =>
    isMeant(from),
  );
  const [path, ownHash] = redirect?.to.split(/(?=#)/) ?? [];
  return path && path + search + (ownHash ?? hash);
}

/**
 * Without what is typed or pasted along: capitals, doubled slashes, the end of a sentence, the name of the
 * file, the region of a language (`/zh-CN/`).
 */
const tidyPath = (path: string): string =>
  stripPasted(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.(?:html?|mdx?))?$/, '')
    .replace(/^\/zh[-_]\w+(?=\/|$)/, '/zh');

const stripSlash = (path: string): string => path.replace(/\/$/, '');

export interface NearPage {
  routePath: string;
  title: string;
  lang: string;
}

/** How much of an address must be there in a page's to be worth showing. */
const leastLikeness = 0.45;

/**
 * The pages with addresses most like a path, best first, in the reader's language, else in the default one:
 * `/guide/quickstart` finds `/guide/start/quick-start`.
 */
export function listNearestPages(
  path: string,
  pages: readonly NearPage[],
  language: string,
): NearPage[] {
  const alike = pages
    .filter(({ routePath }) => !errorPage.test(routePath))
    .map((page) => ({ page, likeness: compare(path, page.routePath) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ page }) => page);
  const own = alike.filter(({ lang }) => lang === language);
  const found = own.length > 0 ? own : alike.filter(({ lang }) => lang === site.defaultLanguage);
  return found.slice(0, mostPages);
}

function compare(path: string, routePath: string): number {
  return (likenessOf(path, routePath) + likenessOf(getName(path), getName(routePath))) / 2;
}

/** `/a/quick-start/` → `quick-start`. */
const getName = (path: string): string => /([^/]*)\/*$/.exec(path)?.[1] ?? '';

/** What an address is about: `/config/lib/source-maps.html` → `source maps`. */
export const getLastWords = (path: string): string =>
  decodeHash(getName(path))
    .replace(/\.html?$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();

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
