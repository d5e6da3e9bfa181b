import { readStored } from '../../lib/readStored';
import { readTabIndex } from '../../lib/tabs/readTabIndex';
import { findLinkedTab } from '../../lib/tabs/tabLink';
import { tabsKey } from '../../lib/tabs/tabsKey';
import { showTab } from './showTab';
import { getGroup, getShownTab, listValues } from './tabsElements';

/** Shows the tab that the address asks for, else the one last chosen in its group, else the first. */
export function resolveTabs(tabs: HTMLElement, base: string): void {
  const group = getGroup(tabs);
  showTab(tabs, group ? findIndex(group, listValues(tabs), base) : getShownTab(tabs));
}

function findIndex(group: string, values: readonly string[], base: string): number {
  return (
    findLinkedTab(location.search, group, values) ??
    readTabIndex(readStored(tabsKey(group, base)), values.length)
  );
}
