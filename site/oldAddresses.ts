import data from './oldAddresses.json' with { type: 'json' };
import { translation } from './site';

/** An address that once worked and the page that answers now; both from the root, without base. */
export interface Redirect {
  from: `/${string}`;
  to: `/${string}`;
}

export type OldPages = Readonly<Record<string, string>>;

/**
 * Paths that people have, and the page and passage that answer now: those of the public site, also where
 * the page is still there, and of every page that has moved. The ids of their headings, in the same file,
 * are put into the pages by build/render/oldIds.ts; build/check/content/oldAddresses.ts checks both.
 */
export const oldPages: OldPages = data.pages;

/**
 * The redirects of old pages in every language, which has every page, translated or not (build/read/translationState.ts).
 * None where a page is, with or without a slash at its end.
 */
export function redirectOldPages(
  hasPage: (route: string) => boolean,
  pages: OldPages = oldPages,
): Redirect[] {
  return ['', `/${translation}`].flatMap((prefix) =>
    Object.entries(pages).flatMap(([path, target]): Redirect[] => {
      const from = `${prefix}${path}`;
      if (hasPage(from) || hasPage(getOtherForm(from))) return [];
      return [{ from: toPath(from), to: toPath(prefix + target) }];
    }),
  );
}

/** The path with a last slash added, or taken away. */
export const getOtherForm = (path: string): string =>
  path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`;

export const toPath = (path: string): `/${string}` => `/${path.replace(/^\//, '')}`;
