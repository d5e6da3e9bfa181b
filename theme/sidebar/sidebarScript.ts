import { listEarly } from '../boot/captureEvents';
import { scrollToInside } from '../lib/hashTarget';

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

const saveGroup = (group: HTMLDetailsElement): void =>
  writeMemory({ open: { ...readMemory().open, [getGroupName(group)]: group.open } });

/** Whether a click opens its link here rather than in a tab of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Keeps the page tree as the reader leaves it, across pages and reloads: what is folded, how far it is
 * scrolled (showSidebar.ts shows it so on the next page).
 * A plain click on a linked group also folds or unfolds it (spec.md §2, "Sidebars").
 */
export function keepSidebar(document: Document): void {
  const getSidebar = () => document.getElementById('sidebar');
  // Said by theme/sidebar after a change of page.
  document.addEventListener('sidebarchange', () => {
    const sidebar = getSidebar();
    if (sidebar) showTree(sidebar);
  });

  const findTarget = ({ target }: Event): Element | null =>
    target instanceof Element && getSidebar()?.contains(target) ? target : null;
  const getGroup = (event: Event) => findTarget(event)?.closest('summary')?.parentElement;
  for (const event of listEarly(document, 'click')) {
    const group = getGroup(event);
    if (group instanceof HTMLDetailsElement) saveGroup(group);
  }
  document.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    const linked = findTarget(event)?.closest('a')?.nextElementSibling;
    if (linked instanceof HTMLDetailsElement) {
      linked.open = !linked.open;
      saveGroup(linked);
    }
    const group = getGroup(event);
    // The browser turns it after this.
    if (group instanceof HTMLDetailsElement) setTimeout(() => saveGroup(group));
  });
  // A tree that opens over the page shows where the reader is.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const sidebar = getSidebar();
      if (sidebar && target === sidebar) showCurrent(sidebar);
    },
    true,
  );
  addEventListener('pagehide', () => {
    const sidebar = getSidebar();
    if (sidebar) writeMemory({ tree: getFirstHref(sidebar), top: sidebar.scrollTop });
  });
}

/** Session storage: `{ open: { group: boolean }, tree, top }`. */
const storageKey = 'rslib-docs-sidebar';

interface SidebarMemory {
  /** What the reader has folded (`false`) and unfolded. */
  open: Record<string, unknown>;
  /** The tree that was scrolled, and how far. */
  tree?: unknown;
  top?: unknown;
}

/** What is remembered of the page tree; nothing where storage is blocked or holds something else. */
export function readMemory(): SidebarMemory {
  try {
    const memory = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Partial<SidebarMemory>;
    return { ...memory, open: { ...memory.open } };
  } catch {
    return { open: {} };
  }
}

/** Remembers what has changed, for the next page. */
export function writeMemory(change: Partial<SidebarMemory>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readMemory(), ...change }));
  } catch {
    // Blocked or full: the tree is as its writer made it on the next page.
  }
}

/** The first page of a tree, which it is known by. */
export const getFirstHref = (element: Element): string =>
  element.querySelector('li a')?.getAttribute('href') ?? '';

/** What a group is known by, from page to page: its title and all that stands below it. */
export const getGroupName = (group: Element): string => group.textContent;
