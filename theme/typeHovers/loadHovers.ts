import { getHoversPath, type PageHovers } from '../../site/pageHovers';

const loading = new Map<string, Promise<PageHovers>>();

/** A page's hovers, fetched once; a failure is forgotten, so that the next call tries again. */
export function loadHovers(name: string, base: (path: string) => string): Promise<PageHovers> {
  const known = loading.get(name);
  if (known) return known;
  const fetched = fetchHovers(base(getHoversPath(name)));
  loading.set(name, fetched);
  fetched.catch(() => loading.delete(name));
  return fetched;
}

async function fetchHovers(address: string): Promise<PageHovers> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as PageHovers;
}
