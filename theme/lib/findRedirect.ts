import type { Redirect } from '../../site/redirects';

const stripSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Where an old address leads, with or without a last slash; `undefined` for any other. */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | undefined {
  return redirects.find(({ from }) => stripSlash(from) === stripSlash(path))?.to;
}
