import { storageKey } from '../storageKey';

/** The key under which the chosen tab of a group is kept, as its index (spec.md §4). */
export const tabsKey = (group: string, base: string): string =>
  storageKey(`rspress.tabs.${group}`, base);
