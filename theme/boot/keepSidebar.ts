import { listEarly } from './earlyEvents';
import { showCurrent, showTree } from './showSidebar';
import { getFirstHref, getGroupName, readMemory, writeMemory } from './sidebarMemory';

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
