/** U+FFFD, what stands for text that cannot be read. */
const unreadable = '%EF%BF%BD';

/**
 * Replaces the percent signs of a path that cannot be decoded, or not twice as the framework does it
 * (`/100%25`): it would lose the page. The server has answered already; only the address on show
 * changes.
 */
export function mendPath({ location, history }: Window): void {
  const { pathname, search, hash } = location;
  try {
    decodeURIComponent(decodeURIComponent(pathname));
  } catch {
    history.replaceState(history.state, '', pathname.replaceAll('%', unreadable) + search + hash);
  }
}
