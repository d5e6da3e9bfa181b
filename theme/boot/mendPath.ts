/**
 * Escapes the percent signs of a path that cannot be decoded: the framework decodes it unguarded,
 * and would lose the page. The server has answered already; only the address on show changes.
 */
export function mendPath({ location, history }: Window): void {
  const { pathname, search, hash } = location;
  try {
    decodeURIComponent(pathname);
  } catch {
    history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
