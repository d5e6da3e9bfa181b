import type { Redirect } from '../../../site/redirects';

/** Cloudflare reads no more static redirects than this. */
const maxRedirects = 2000;

/** What a static host must know to answer for addresses that are no page. */
export interface RedirectInput {
  /** Paths of all built pages as readers see them, such as `/guide/start/`. */
  routes: readonly string[];
  redirects: readonly Redirect[];
  defaultLanguage: string;
  /** Languages with a folder of their own; their pages have no prefix-less form. */
  otherLanguages: readonly string[];
  /** Is told of pages for which there is no room. */
  warn: (text: string) => void;
}

/**
 * Every redirect, one line a path: the old addresses, then each page of the default language under
 * its language's prefix, with and without a last slash. One by one, since a pattern such as
 * `/en/*` to `/:splat` turns `/en//host/x` into the address of another host on some servers. Where the
 * pages are too many for a host, the last of them have none, which is said: their prefix is taken away in
 * the browser (theme/language/languageScript.ts).
 * Throws with all faults of the table, and where its addresses alone are too many.
 */
export function listRedirects(input: RedirectInput): Redirect[] {
  const faults = findFaults(input);
  if (faults.length > 0)
    throw new Error(['[deployFiles] site/redirects.ts', ...faults].join('\n  '));
  const { routes, redirects, defaultLanguage, otherLanguages, warn } = input;
  const prefixed = routes
    .filter((route) => !otherLanguages.some((language) => isUnder(route, language)))
    .map((route): Redirect => ({ from: `/${defaultLanguage}${toPath(route)}`, to: toPath(route) }));
  const old = addOtherForms(redirects);
  if (old.length > maxRedirects) {
    throw new Error(
      `[deployFiles] site/redirects.ts makes ${old.length} redirects; hosts read ${maxRedirects}. Delete the oldest.`,
    );
  }
  const all = addOtherForms([...redirects, ...prefixed], old);
  const leftOut = all.slice(maxRedirects);
  if (leftOut.length > 0) {
    warn(
      `${all.length} redirects are needed and hosts read ${maxRedirects}: ${leftOut.length} addresses with ` +
        `/${defaultLanguage}/ are left to scripts, the first ${leftOut[0]?.from}. ` +
        'Delete addresses of site/redirects.ts that nobody follows any more, or add these at the host.',
    );
  }
  return all.slice(0, maxRedirects);
}

/** `first`, then each address with and without a last slash. */
function addOtherForms(
  redirects: readonly Redirect[],
  first: readonly Redirect[] = [],
): Redirect[] {
  const all = new Map([...first, ...redirects].map(({ from, to }) => [from, to]));
  for (const { from, to } of redirects) {
    const other = otherForm(from);
    if (!all.has(other)) all.set(other, to);
  }
  return [...all].map(([from, to]) => ({ from, to }));
}

/** The path with a last slash added, or taken away. */
function otherForm(path: `/${string}`): `/${string}` {
  return path.endsWith('/') && path !== '/' ? toPath(path.slice(0, -1)) : `${path}/`;
}

function toPath(path: string): `/${string}` {
  return `/${path.replace(/^\//, '')}`;
}

function findFaults({ routes, redirects }: RedirectInput): string[] {
  const known = new Set(routes);
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const isRepeated = seen.has(from);
    seen.add(from);
    const [path = ''] = to.split('#');
    return [
      known.has(path) ? [] : [`${from}: no page is built at ${path}; give the address of one.`],
      known.has(from) || known.has(otherForm(from))
        ? [`${from}: a page is built at this address; delete the line.`]
        : [],
      isRepeated ? [`${from}: stands twice; delete one line.`] : [],
      /^\/[^\s?#*:]*$/.test(from)
        ? []
        : [`${from}: write a plain path without "?", "#", "*" or ":".`],
    ].flat();
  });
}

function isUnder(route: string, language: string): boolean {
  return route === `/${language}` || route.startsWith(`/${language}/`);
}
