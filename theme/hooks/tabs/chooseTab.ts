import { readTabIndex } from '../../lib/tabs/readTabIndex';
import { changeLinkedTab } from '../../lib/tabs/tabLink';
import { tabsKey } from '../../lib/tabs/tabsKey';
import { showTab } from './showTab';
import { getGroup, listTabs, tabsSelector } from './tabsElements';

/** Shows a tab in all of its group on this page, and the first where a set of tabs has fewer. */
export function showInGroup(tabs: HTMLElement, index: number): void {
  const group = getGroup(tabs);
  const all = group ? document.querySelectorAll<HTMLElement>(tabsSelector) : [tabs];
  for (const other of all) {
    if (other !== tabs && getGroup(other) !== group) continue;
    showTab(other, readTabIndex(`${index}`, listTabs(other).length));
  }
}

/**
 * What a reader’s choice does: the group shows it, wherever it stands on the page, while the chosen tab
 * stays in its place on the screen; it is kept, and an address that asks for a tab asks for this one.
 */
export function chooseTab(tab: HTMLElement, tabs: HTMLElement, base: string): void {
  const index = listTabs(tabs).indexOf(tab);
  const { top } = tab.getBoundingClientRect();
  showInGroup(tabs, index);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  const group = getGroup(tabs);
  if (!group) return;
  try {
    localStorage.setItem(tabsKey(group, base), `${index}`);
  } catch {
    // Quota: the choice lasts for this page.
  }
  const address = changeLinkedTab(location.href, group, tab.dataset.value ?? '');
  if (address) history.replaceState(history.state, '', address);
}
