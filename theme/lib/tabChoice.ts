import { storageNames } from './contract';
import { storageKey } from './storage';

/** The tab that a stored value means: its index, or the first where it is none of `count` tabs. */
export function readTabIndex(stored: string | null, count: number): number {
  const index = /^\d+$/.test(stored ?? '') ? Number(stored) : 0;
  return index < count ? index : 0;
}

const toName = (group: string): string => `tab-${group}`;

/** The tab that an address names, by value or index: `?tab-package.manager=pnpm`. */
export function findLinkedTab(
  search: string,
  group: string,
  values: readonly string[],
): number | undefined {
  const wanted = new URLSearchParams(search).get(toName(group));
  if (wanted === null) return undefined;
  const index = values.indexOf(wanted);
  if (index >= 0) return index;
  return /^\d+$/.test(wanted) && Number(wanted) < values.length ? Number(wanted) : undefined;
}

/** The address with another tab of the group; undefined where it names none. */
export function changeLinkedTab(href: string, group: string, value: string): string | undefined {
  const address = new URL(href);
  if (!address.searchParams.has(toName(group))) return undefined;
  address.searchParams.set(toName(group), value);
  return address.href;
}

/** The key under which the chosen tab of a group is kept, as its index. */
export const tabsKey = (group: string, base: string): string =>
  storageKey(storageNames.tabs + group, base);
