import { openAncestors, scrollToInside } from '../hooks/revealInside';
import { getFirstHref, getGroupName, readMemory } from './sidebarMemory';

const getCurrent = (sidebar: HTMLElement) => sidebar.querySelector<HTMLElement>('[aria-current]');

/** Scrolls the page tree so that the current page is in view. */
export function showCurrent(sidebar: HTMLElement): void {
  const link = getCurrent(sidebar);
  if (link) scrollToInside(sidebar, link);
}

/**
 * Folds and unfolds the groups as the reader left them, at once; how far the tree is scrolled is set in the
 * frame, which lays the page out in any case: to ask for sizes any earlier would do that once more, in the
 * midst of parsing.
 */
export function showTree(sidebar: HTMLElement, top = 0): void {
  const { open } = readMemory();
  for (const group of sidebar.querySelectorAll('details')) {
    const isOpen = open[getGroupName(group)];
    if (typeof isOpen === 'boolean') group.open = isOpen;
  }
  const link = getCurrent(sidebar);
  if (link) openAncestors(link);
  requestAnimationFrame(() => {
    if (top) sidebar.scrollTop = top;
    showCurrent(sidebar);
  });
}

/** Shows the page tree as the reader left it, before it is painted first: as soon as it is whole. */
export function showSidebar(document: Document): void {
  const showFirst = () => {
    const sidebar = document.getElementById('sidebar');
    // The tree is whole once something follows it.
    if (sidebar?.nextElementSibling) {
      const { tree, top } = readMemory();
      showTree(sidebar, tree === getFirstHref(sidebar) ? Number(top) : 0);
    } else if (document.readyState === 'loading') return;
    parsing.disconnect();
    document.removeEventListener('readystatechange', showFirst);
  };
  const parsing = new MutationObserver(showFirst);
  parsing.observe(document, { childList: true, subtree: true });
  // A page that comes in one piece is parsed before the observer is asked.
  document.addEventListener('readystatechange', showFirst);
}
