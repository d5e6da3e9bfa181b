import { getCapturedEvents } from '../boot/captureEvents';
import { on, sessionNames } from '../boot/contract';
import { scrollToInside } from '../lib/hashTarget';

export function showSidebar(document: Document): void {
  new MutationObserver((_, parsing) => {
    const sidebar = document.getElementById('sidebar');
    // It is complete once an element follows it.
    if (!sidebar?.nextElementSibling && document.readyState === 'loading') return;
    parsing.disconnect();
    if (sidebar) restore(sidebar, true);
  }).observe(document, { childList: true, subtree: true });
}

/** Remembers which groups are open and how far the sidebar is scrolled, across pages and reloads. */
export function keepSidebar(document: Document): void {
  const getSidebar = () => document.getElementById('sidebar');
  on('sidebarchange', () => {
    const sidebar = getSidebar();
    if (sidebar) restore(sidebar);
  });

  const findTarget = ({ target }: Event): Element | null =>
    target instanceof Element && getSidebar()?.contains(target) ? target : null;
  const findGroup = (event: Event) => findTarget(event)?.closest('summary')?.parentElement;
  for (const event of getCapturedEvents(document, 'click')) {
    const group = findGroup(event);
    if (group instanceof HTMLDetailsElement) saveGroup(group);
  }
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const linked = findTarget(event)?.closest('a')?.nextElementSibling;
    if (linked instanceof HTMLDetailsElement) {
      linked.open = !linked.open;
      saveGroup(linked);
    }
    const group = findGroup(event);
    // The browser opens or closes it after this event.
    if (group instanceof HTMLDetailsElement) setTimeout(() => saveGroup(group));
  });
  // On narrow screens it opens over the page, at the current page.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const sidebar = getSidebar();
      if (sidebar && target === sidebar) scrollToCurrent(sidebar);
    },
    true,
  );
  addEventListener('pagehide', () => {
    const sidebar = getSidebar();
    if (sidebar) writeState({ tree: getFirstHref(sidebar), top: sidebar.scrollTop });
  });
}

/** Opens groups as the reader left them, and those of the current page; at first restores the scroll position. */
function restore(sidebar: HTMLElement, isFirst = false): void {
  const { open, tree, top } = readState();
  for (const group of sidebar.querySelectorAll('details')) {
    group.open = Boolean(findCurrent(group) ?? open[getGroupKey(group)] ?? group.open);
  }
  requestAnimationFrame(() => {
    if (isFirst && tree === getFirstHref(sidebar)) sidebar.scrollTop = Number(top);
    scrollToCurrent(sidebar);
  });
}

function scrollToCurrent(sidebar: HTMLElement): void {
  const link = findCurrent(sidebar);
  if (link) scrollToInside(sidebar, link);
}

const findCurrent = (list: Element) => list.querySelector<HTMLElement>('[aria-current]');

const saveGroup = (group: HTMLDetailsElement): void =>
  writeState({ open: { ...readState().open, [getGroupKey(group)]: group.open } });

/** Whether a click opens its link here rather than in another tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

interface SidebarState {
  /** Whether groups are open, for those that the reader has changed. */
  open: Record<string, unknown>;
  /** The sidebar that was scrolled, by its first link, and how far. */
  tree?: unknown;
  top?: unknown;
}

/** The stored state; empty where storage is blocked or has something else. */
function readState(): SidebarState {
  try {
    const stored = sessionStorage.getItem(sessionNames.sidebar) ?? '';
    const state = JSON.parse(stored) as Partial<SidebarState>;
    return { ...state, open: { ...state.open } };
  } catch {
    return { open: {} };
  }
}

function writeState(change: Partial<SidebarState>): void {
  try {
    sessionStorage.setItem(sessionNames.sidebar, JSON.stringify({ ...readState(), ...change }));
  } catch {
    // Blocked or full: the next page shows the sidebar as written.
  }
}

const getFirstHref = (element: Element): string =>
  element.querySelector('li a')?.getAttribute('href') ?? '';

/** Identifies a group from page to page: its title and all entries below it. */
const getGroupKey = (group: Element): string => group.textContent;
