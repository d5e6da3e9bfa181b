import { getKeyTab } from '../../lib/tabs/getKeyTab';
import { tabsKey } from '../../lib/tabs/tabsKey';
import { findHashTarget } from '../findHashTarget';
import { revealPanels } from '../revealPanels';
import { chooseTab, showInGroup } from './chooseTab';
import { resolveTabs } from './resolveTabs';
import { getGroup, listPanels, listTabs, tabsSelector } from './tabsElements';

const findTabs = (element: Element): HTMLElement | null => element.closest(tabsSelector);
const findTab = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;

/**
 * Makes every set of tabs of the page work, now and later, by pointer, keys, links and find-in-page.
 * Pages that hold some carry it in <head>; the component brings it where one is reached from another
 * page. Once is enough.
 */
export function startTabs(document: Document, base: string): void {
  const root = document.documentElement;
  if ('tabs' in root.dataset) return;
  root.dataset.tabs = '';

  document.addEventListener('click', ({ target }) => {
    const tab = findTab(target);
    const tabs = tab && findTabs(tab);
    if (tabs) chooseTab(tab, tabs, base);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target);
    const tabs = tab && findTabs(tab);
    if (!tabs || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = listTabs(tabs);
    const next = all[getKeyTab(event.key, all.indexOf(tab), all.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    chooseTab(next, tabs, base);
    next.focus();
  });
  // Said by the browser where find-in-page or a link leads into a hidden panel, else by `revealPanels`.
  document.addEventListener('beforematch', ({ target }) => {
    const panel = target instanceof HTMLElement ? target : null;
    const tabs = panel?.parentElement;
    if (panel && tabs?.matches(tabsSelector)) showInGroup(tabs, listPanels(tabs).indexOf(panel));
  });
  addEventListener('hashchange', () => {
    const target = findHashTarget(location.hash);
    if (target && revealPanels(target)) target.scrollIntoView();
  });

  const follow = (isMeant: (group: string) => boolean) => {
    for (const tabs of document.querySelectorAll<HTMLElement>(tabsSelector)) {
      const group = getGroup(tabs);
      if (group && isMeant(group)) resolveTabs(tabs, base);
    }
  };
  addEventListener('storage', ({ key }) => {
    follow((group) => key === null || key === tabsKey(group, base));
  });
  // A page that comes back as it was left has heard nothing in between.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(() => true);
  });
}
