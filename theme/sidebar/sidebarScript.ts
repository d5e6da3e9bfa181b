import { on, sessionNames, sidebarTree } from '../lib/contract';
import { scrollToInside } from '../lib/hashTarget';
import { isPlainClick } from '../lib/linkKind';
import { readSession, writeSession } from '../lib/storage';

const getSidebar = () => document.querySelector<HTMLElement>(sidebarTree);

/** Shows and remembers which groups are open, also where the next page comes before the script below. */
export function showSidebar(document: Document): void {
  new MutationObserver((_, parsing) => {
    const sidebar = getSidebar();
    // It is complete once an element follows it.
    if (!sidebar?.nextElementSibling && document.readyState === 'loading') return;
    parsing.disconnect();
    if (sidebar) restore(sidebar, true);
  }).observe(document, { childList: true, subtree: true });

  document.addEventListener('click', (event) => {
    const { target } = event;
    const entry = target instanceof Element && target.closest(`${sidebarTree} :is(a,summary)`);
    if (!entry || !isPlainClick(event)) return;
    const isLink = entry.localName === 'a';
    const group = isLink ? entry.nextElementSibling : entry.parentElement;
    if (!(group instanceof HTMLDetailsElement)) return;
    const isOpen = !group.open;
    writeState({ [getGroupKey(group)]: isOpen });
    // For its summary the browser does it, after this event.
    if (isLink) group.open = isOpen;
  });
}

/** Follows the current page, and remembers how far the sidebar is scrolled, across pages and reloads. */
export function keepSidebar(document: Document): void {
  on('sidebarchange', () => {
    const sidebar = getSidebar();
    if (sidebar) restore(sidebar);
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
  const state = readState();
  for (const group of sidebar.querySelectorAll('details')) {
    group.open = Boolean(findCurrent(group) ?? state[getGroupKey(group)] ?? group.open);
  }
  requestAnimationFrame(() => {
    if (isFirst && state.tree === getFirstHref(sidebar)) sidebar.scrollTop = Number(state.top);
    scrollToCurrent(sidebar);
  });
}

function scrollToCurrent(sidebar: HTMLElement): void {
  const link = findCurrent(sidebar);
  if (link) scrollToInside(sidebar, link);
}

const findCurrent = (list: Element) => list.querySelector<HTMLElement>('[aria-current]');

/**
 * Which groups the reader has opened or closed, by their keys; `tree`, the sidebar that was scrolled, by its
 * first link, and `top`, how far.
 */
const readState = () => readSession<unknown>(sessionNames.sidebar);

const writeState = (change: object) =>
  writeSession(sessionNames.sidebar, { ...readState(), ...change });

const getFirstHref = (element: Element): string =>
  element.querySelector('li a')?.getAttribute('href') ?? '';

/** Identifies a group from page to page: its title and all entries below it. */
const getGroupKey = (group: Element): string => group.textContent;
