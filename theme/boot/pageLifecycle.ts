import { createContentReload } from '../lib/contentReload';

/**
 * Loads the page anew where the reader has gone back to another one before this script was there. Comes
 * before any script changes the address.
 */
export function mendReturn({ location, performance }: Window): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry?.name.startsWith(location.origin)) return;
  if (new URL(entry.name).pathname !== location.pathname) location.reload();
}

/** Whether this page was loaded by a link of another page of the site. */
const cameByLink = ({ document, location, performance }: Window): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  const isVisit = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isVisit && document.referrer.startsWith(`${location.origin}/`);
};

/**
 * Says `RspressReloadContent` where a link was followed by a full page load, and loads the page anew
 * where the reader goes back to another one before React could show it: the address alone would change.
 */
export function watchArrival(scope: Window, base: string): void {
  const { document, location } = scope;
  const { pathname } = location;
  if (cameByLink(scope)) {
    const routePath = pathname.slice(base.length - 1);
    scope.dispatchEvent(createContentReload({ routePath, isPageLoad: true }));
  }
  const reloadOther = () => {
    if (location.pathname !== pathname) location.reload();
  };
  scope.addEventListener('popstate', reloadOther);
  document.addEventListener('appready', () => scope.removeEventListener('popstate', reloadOther));
}

/**
 * Puts the page back that React has given up (theme/layout/Root.tsx): as it stood before React came, or,
 * where another one was about to be shown, by one full page load. It is static then: links and what the
 * head script does work. Gives what keeps the page as it stands.
 */
export function mendFailure({ document, location }: Window): () => void {
  const { pathname } = location;
  let root: HTMLElement | null;
  let copy: Node | '' = '';
  document.addEventListener('appfail', () => {
    if (location.pathname !== pathname) location.reload();
    else root?.replaceWith(copy);
  });
  return () => {
    root = document.getElementById('__rspress_root');
    copy = root?.cloneNode(true) ?? '';
  };
}

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

/**
 * Does something once the page is before a reader: at once, or, where a browser has prepared it before it
 * was asked for, when it is shown. Until then it may be thrown away, and must leave no trace.
 */
export function whenShown(document: Document, act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act);
  else act();
}
