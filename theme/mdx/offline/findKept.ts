import { getVersionCache, listSpellings } from '../../../site/offline';
import { readKept } from './readKept';

/** What the kept version holds under the address of a request; undefined where that is nothing. */
export async function findKept(
  { url, method }: Request,
  base: string,
): Promise<Response | undefined> {
  const version = await readKept(base);
  if (!version) return undefined;
  const cache = await caches.open(getVersionCache(version.version));
  for (const spelling of listSpellings(new URL(url).pathname)) {
    const kept = await cache.match(spelling);
    if (kept) return method === 'HEAD' ? new Response() : kept;
  }
  return undefined;
}
