const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The entry of a list that a key leads to from another, at most its ends; undefined for other keys. Tabs are
 * walked through round and round, by arrows to the left and right only.
 */
export function findByKey<Entry>(
  list: readonly Entry[],
  from: Entry,
  key: string,
  isTabs = false,
): Entry | undefined {
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = list.indexOf(from) + step;
  if (!isTabs) return list[next] ?? from;
  return /(?:Up|Down)$/.test(key) ? undefined : list.at(next % list.length);
}
