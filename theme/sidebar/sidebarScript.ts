import { on, sessionNames, sidebarTree } from '../lib/contract';
import { getCapturedEvents, onClick, whileParsing } from '../lib/early';
import { scrollToInside } from '../lib/hashTarget';
import { isPlainClick } from '../lib/linkKind';
import { readSession, writeSession } from '../lib/storage';

const getSidebar = () => document.querySelector<HTMLElement>(sidebarTree);

/** Shows and remembers which groups are open, follows the current page, and keeps how far it is scrolled. */
export function startSidebar(document: Document): void {
  onClick(document, `${sidebarTree} :is(a,summary)`, (entry, event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
    const isLink = entry.localName === 'a';
    const group = isLink ? entry.nextElementSibling : entry.parentElement;
    if (!(group instanceof HTMLDetailsElement)) return;
    // For its summary the browser does it, after this event: of an earlier one it is done.
    const isOpen = group.open === getCapturedEvents(document).includes(event);
    writeState({ [getGroupKey(group)]: isOpen });
    if (isLink) group.open = isOpen;
  });
  let isShown = false;
  whileParsing(document, () => {
    const sidebar = getSidebar();
    // It is complete once an element follows it.
    if (isShown || !sidebar?.nextElementSibling) return;
    isShown = true;
    restore(sidebar, true);
  });
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
