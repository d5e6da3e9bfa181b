import { stripPasted } from '../../site/address';
import { rootId } from '../../site/framework';
import { emitContentReload, getMovedAddress, on } from '../lib/contract';
import { scrollToInside } from '../lib/hashTarget';

/** Reloads where the reader has gone back before this script ran. Runs before any script changes the address. */
export function reloadAfterReturn({ location, performance }: Window): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry?.name.startsWith(location.origin)) return;
  if (new URL(entry.name).pathname !== location.pathname) location.reload();
}

/**
 * Fires `RspressReloadContent` after a link of this site, and reloads where the reader goes back to another
 * page before React can show it.
 */
export function watchArrival(scope: Window, base: string): void {
  const { location } = scope;
  const { pathname } = location;
  if (isLoadedByLink(scope)) {
    emitContentReload({ routePath: pathname.slice(base.length - 1), isPageLoad: true });
  }
  const reloadIfChanged = () => {
    if (location.pathname !== pathname) location.reload();
  };
  scope.addEventListener('popstate', reloadIfChanged);
  on('appready', () => scope.removeEventListener('popstate', reloadIfChanged));
}

/**
 * Leads to the passage a hash means where it names none: an id in other case or pasted with more, or one of
 * earlier years whose passage is on another page now (build/render/oldIds.ts). The outline marks the passage
 * that was opened; theme/outline/Outline.tsx goes on with that.
 */
export function findPassage(scope: Window): void {
  const { document, location } = scope;
  const find = () => {
    const meant = stripPasted(location.hash).toLowerCase();
    if (!meant) return;
    const named = document.querySelector<HTMLElement>(':target');
    const target =
      named ??
      [...document.querySelectorAll<HTMLElement>('main [id]')].find(
        ({ id }) => stripPasted(`#${id}`).toLowerCase() === meant,
      );
    if (!target) return;
    const moved = getMovedAddress(target);
    if (moved) location.replace(moved);
    else if (!named) location.replace(`#${target.id}`);
  };
  find();
  scope.addEventListener('hashchange', find);
  const outline = document.getElementById('outline');
  const link = outline?.querySelector<HTMLElement>(`[href="${CSS.escape(location.hash)}"]`);
  if (!outline || !link) return;
  link.ariaCurrent = 'location';
  scrollToInside(outline, link);
}

const isLoadedByLink = ({ document, location, performance }: Window): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  const isVisit = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isVisit && document.referrer.startsWith(`${location.origin}/`);
};

/** Puts back the served page where React has removed it (`appfail`). Returns a function that copies it. */
export function restoreOnFailure({ document, location }: Window): () => void {
  const { pathname } = location;
  let root: HTMLElement | null;
  let copy: Node | '' = '';
  on('appfail', () => {
    if (location.pathname !== pathname) location.reload();
    else root?.replaceWith(copy);
  });
  return () => {
    root = document.getElementById(rootId);
    // Into another document: in this one, images that are not on show would be fetched at once.
    copy = root ? document.implementation.createHTMLDocument().importNode(root, true) : '';
  };
}

/** U+FFFD, which replaces text that cannot be decoded. */
const replacementCharacter = '%EF%BF%BD';

/**
 * Replaces the percent signs of a path that cannot be decoded twice, as the framework does it (`/100%25`):
 * it would lose the page.
 */
export function normalizePath({ location, history }: Window): void {
  const { pathname, search, hash } = location;
  try {
    decodeURIComponent(decodeURIComponent(pathname));
  } catch {
    const path = pathname.replaceAll('%', replacementCharacter);
    history.replaceState(history.state, '', path + search + hash);
  }
}

/** Calls back at once, or when a prerendered page is shown: until then it must leave no trace. */
export function afterPrerender(document: Document, callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback);
  else callback();
}
