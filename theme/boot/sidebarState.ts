import { openAncestors, scrollToInside } from '../hooks/revealInside';

/** Session storage: `{ open: { group: boolean }, tree, top }`. */
const storageKey = 'rslib-docs-sidebar';

interface SidebarState {
  /** What the reader has folded (`false`) and unfolded. */
  open: Record<string, unknown>;
  /** The tree that was scrolled, and how far. */
  tree?: unknown;
  top?: unknown;
}

function readState(): SidebarState {
  try {
    const state = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Partial<SidebarState>;
    return { ...state, open: { ...state.open } };
  } catch {
    return { open: {} };
  }
}

function writeState(change: Partial<SidebarState>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readState(), ...change }));
  } catch {
    // Blocked or full: the tree is as its writer made it on the next page.
  }
}

const getHref = (element: Element): string =>
  element.querySelector('li a')?.getAttribute('href') ?? '';
/** What a group is known by, from page to page: its title and its first page. */
const getName = (group: Element): string =>
  `${group.querySelector('summary')?.textContent} ${getHref(group)}`;

const saveGroup = (group: HTMLDetailsElement): void =>
  writeState({ open: { ...readState().open, [getName(group)]: group.open } });

/** Whether a click opens its link here rather than in a tab of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const getCurrent = (sidebar: HTMLElement | null) =>
  sidebar?.querySelector<HTMLElement>('[aria-current]');

function unfold(sidebar: HTMLElement): void {
  const { open } = readState();
  for (const group of sidebar.querySelectorAll('details')) {
    const isOpen = open[getName(group)];
    if (typeof isOpen === 'boolean') group.open = isOpen;
  }
  const link = getCurrent(sidebar);
  if (link) openAncestors(link);
}

function showCurrent(sidebar: HTMLElement | null): void {
  const link = getCurrent(sidebar);
  if (sidebar && link) scrollToInside(sidebar, link);
}

/**
 * Keeps the page tree as the reader left it, across pages and reloads: what is folded, how far it is
 * scrolled; the current page is in view. What is folded is set while the page is parsed, how far it is
 * scrolled in the frame that paints it first.
 * A plain click on a linked group also folds or unfolds it (spec.md §2, "Sidebars").
 */
export function keepSidebarState(document: Document): void {
  const getSidebar = () => document.getElementById('sidebar');
  // In the frame, which lays the page out in any case: to ask for sizes any earlier would do that once
  // more, in the midst of parsing.
  const showState = (sidebar: HTMLElement, top = 0) => {
    unfold(sidebar);
    requestAnimationFrame(() => {
      if (top) sidebar.scrollTop = top;
      showCurrent(sidebar);
    });
  };
  // The tree is whole once something follows it.
  let isShown = false;
  const showFirst = () => {
    const sidebar = getSidebar();
    if (isShown || !sidebar?.nextElementSibling) return;
    isShown = true;
    const { tree, top } = readState();
    showState(sidebar, tree === getHref(sidebar) ? Number(top) : undefined);
    parsing.disconnect();
  };
  const parsing = new MutationObserver(showFirst);
  parsing.observe(document, { childList: true, subtree: true });
  // A page that comes in one piece is parsed before the observer is asked.
  document.addEventListener('DOMContentLoaded', () => {
    showFirst();
    parsing.disconnect();
  });
  // Said by theme/sidebar after a change of page.
  document.addEventListener('sidebarchange', () => {
    const sidebar = getSidebar();
    if (sidebar) showState(sidebar);
  });

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || !getSidebar()?.contains(target) || !isPlain(event)) return;
    const linked = target.closest('a')?.nextElementSibling;
    if (linked instanceof HTMLDetailsElement) {
      linked.open = !linked.open;
      saveGroup(linked);
    }
    const group = target.closest('summary')?.parentElement;
    // The browser turns it after this.
    if (group instanceof HTMLDetailsElement) setTimeout(() => saveGroup(group));
  });
  // A tree that opens over the page shows where the reader is.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const sidebar = getSidebar();
      if (target === sidebar) showCurrent(sidebar);
    },
    true,
  );
  addEventListener('pagehide', () => {
    const sidebar = getSidebar();
    if (sidebar) writeState({ tree: getHref(sidebar), top: sidebar.scrollTop });
  });
}
