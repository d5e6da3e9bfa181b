import { onClick, whileParsing } from '../lib/early';
import { findTabByKey } from '../lib/findByKey';
import { findHashTarget, revealPanels } from '../lib/hashTarget';
import { readStored, writeStored } from '../lib/storage';
import { changeLinkedTab, findLinkedTab, readTabIndex, tabsKey } from '../lib/tabChoice';

const findTabs = (element: Element): HTMLElement | null => element.closest(tabsSelector);

/** Makes all tabs work that the page has or will have, and shows those that readers or the address chose. */
export function startTabs(document: Document, base: string): void {
  onClick(document, '[role=tab]', (tab) => {
    const tabs = findTabs(tab);
    if (tabs) chooseTab(tab, tabs, base);
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]');
    const tabs = tab && findTabs(tab);
    if (!tabs || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = findTabByKey(listTabs(tabs), tab, event.key);
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

  let isRevealed = false;
  whileParsing(document, () => {
    for (const tabs of document.querySelectorAll<HTMLElement>(tabsSelector)) {
      if (isReady(tabs)) showTab(tabs, getShownTab(tabs));
      // Panels arrive after their list, which is whole once something follows it.
      else if (tabs.childElementCount > 1) resolveTabs(tabs, base);
    }
    const target = !isRevealed && findHashTarget(location.hash);
    if (!target) return;
    isRevealed = true;
    if (revealPanels(target)) target.scrollIntoView();
  });
}

/** Shows a tab in all of its group on this page, and the first where a set of tabs has fewer. */
function showInGroup(tabs: HTMLElement, index: number): void {
  const group = getGroup(tabs);
  const all = group ? document.querySelectorAll<HTMLElement>(tabsSelector) : [tabs];
  for (const other of all) {
    if (other !== tabs && getGroup(other) !== group) continue;
    showTab(other, readTabIndex(`${index}`, listTabs(other).length));
  }
}

/** Shows a tab in its whole group, while it keeps its place on the screen, and stores the choice. */
function chooseTab(tab: HTMLElement, tabs: HTMLElement, base: string): void {
  const index = listTabs(tabs).indexOf(tab);
  const { top } = tab.getBoundingClientRect();
  showInGroup(tabs, index);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  const group = getGroup(tabs);
  if (!group) return;
  writeStored(tabsKey(group, base), `${index}`);
  const address = changeLinkedTab(location.href, group, tab.dataset.value ?? '');
  if (address) history.replaceState(history.state, '', address);
}

/** Shows the tab that the address names, else the one last chosen in its group, else the first. */
export function resolveTabs(tabs: HTMLElement, base: string): void {
  const group = getGroup(tabs);
  if (!group) return showTab(tabs, getShownTab(tabs));
  const values = listTabs(tabs).map(({ dataset }) => dataset.value ?? '');
  const linked = findLinkedTab(location.search, group, values);
  showTab(tabs, linked ?? readTabIndex(readStored(tabsKey(group, base)), values.length));
}

const focusable = 'a[href], button, input, summary, [tabindex]';

/** Shows one tab; find-in-page and links still reach the others. Without script all panels are shown. */
function showTab(tabs: HTMLElement, index: number): void {
  listTabs(tabs).forEach((tab, position) => {
    tab.ariaSelected = `${position === index}`;
    tab.tabIndex = position === index ? 0 : -1;
  });
  listPanels(tabs).forEach((panel, position) => {
    const isShown = position === index;
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    // A panel of mere text is the next stop of the keyboard; a hidden one would be, too.
    if (isShown && !panel.querySelector(focusable)) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  });
  tabs.dataset.tabsReady = '';
}

/** Matches the root of each set of tabs (Tabs.tsx): a list of tabs, then their panels. */
const tabsSelector = '[data-part="tabs"]';

const listTabs = ({ firstElementChild }: Element): HTMLElement[] =>
  [...(firstElementChild?.children ?? [])] as HTMLElement[];

const listPanels = ({ children }: Element): HTMLElement[] =>
  [...children].slice(1) as HTMLElement[];

const getGroup = (tabs: HTMLElement): string | undefined => tabs.dataset.group;

/** Whether its tab has been resolved; until then CSS shows the first. */
export const isReady = ({ dataset }: HTMLElement): boolean => 'tabsReady' in dataset;

/** The selected tab; the server selects the first. */
const getShownTab = (tabs: Element): number =>
  listTabs(tabs).findIndex((tab) => tab.ariaSelected === 'true');
