import { scrollToInside } from '../hooks/revealInside';
import { getFirstHref, getGroupName, readMemory } from './sidebarMemory';

const getCurrent = (list: Element) => list.querySelector<HTMLElement>('[aria-current]');

/** Scrolls the page tree so that the current page is in view. */
export function showCurrent(sidebar: HTMLElement): void {
  const link = getCurrent(sidebar);
  if (link) scrollToInside(sidebar, link);
}

/**
 * Folds and unfolds the groups as the reader left them, at once, but for those of the current page, which
 * stay open; how far the tree is scrolled is set in the frame, which lays the page out in any case: to ask
 * for sizes any earlier would do that once more, in the midst of parsing.
 * @param isFirst on a page that was just loaded, whose tree takes up how far it was scrolled
 */
export function showTree(sidebar: HTMLElement, isFirst = false): void {
  const { open, tree, top } = readMemory();
  for (const group of sidebar.querySelectorAll('details')) {
    group.open = Boolean(getCurrent(group) ?? open[getGroupName(group)] ?? group.open);
  }
  requestAnimationFrame(() => {
    if (isFirst && tree === getFirstHref(sidebar)) sidebar.scrollTop = Number(top);
    showCurrent(sidebar);
  });
}

/** Shows the page tree as the reader left it, before it is painted first: as soon as it is whole. */
export function showSidebar(document: Document): void {
  new MutationObserver((_, parsing) => {
    const sidebar = document.getElementById('sidebar');
    // The tree is whole once something follows it.
    if (!sidebar?.nextElementSibling && document.readyState === 'loading') return;
    parsing.disconnect();
    if (sidebar) showTree(sidebar, true);
  }).observe(document, { childList: true, subtree: true });
}
