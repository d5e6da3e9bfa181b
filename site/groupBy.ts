/** Lists of those with one key, in the order of their first. */
export function groupBy<T>(list: readonly T[], getKey: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const group = groups.get(getKey(one));
    if (group) group.push(one);
    else groups.set(getKey(one), [one]);
  }
  return [...groups.values()];
}
