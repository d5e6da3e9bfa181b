const toName = (group: string): string => `tab-${group}`;

/**
 * The tab of a group that an address asks for, `?tab-package.manager=pnpm`: by its value or its index
 * among `values`; undefined where it asks for none that is there.
 */
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

/** An address that asks for a tab of a group asks for another; undefined where it asks for none. */
export function changeLinkedTab(href: string, group: string, value: string): string | undefined {
  const address = new URL(href);
  if (!address.searchParams.has(toName(group))) return undefined;
  address.searchParams.set(toName(group), value);
  return address.href;
}
