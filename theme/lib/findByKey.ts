const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The entry of a list that a key leads to from another, at most its ends; undefined for other keys. */
export function findByKey<Entry>(
  list: readonly Entry[],
  from: Entry,
  key: string,
): Entry | undefined {
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  const step = steps[key];
  return step ? (list[list.indexOf(from) + step] ?? from) : undefined;
}

/** The tab that a key leads to from another, round and round; up and down scroll the page. */
export function findTabByKey<Tab>(tabs: readonly Tab[], from: Tab, key: string): Tab | undefined {
  if (key === 'ArrowLeft' && from === tabs[0]) return tabs.at(-1);
  if (key === 'ArrowRight' && from === tabs.at(-1)) return tabs[0];
  return /Up|Down/.test(key) ? undefined : findByKey(tabs, from, key);
}
