import { getVersionCache, listSpellings } from '../../site/offline';
import { readKept } from './keptVersion';

export type Answer = 'kept first' | 'network first' | 'network';

export interface WorkerPlace {
  origin: string;
  /** Path the site is served under. */
  base: string;
}

/** The part of a request that decides. */
export type AskedFor = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/**
 * Where an answer comes from while the site is kept. Hashed files are the same wherever they come from;
 * pages and pictures come from the network while there is one. Questions whether the host is there
 * (theme/lib/network.ts, `HEAD`) are answered like the page, which could be shown. Everything else,
 * the worker's own files among it, is not touched.
 */
export function decideAnswer(request: AskedFor, { origin, base }: WorkerPlace): Answer {
  const { url, method, mode, destination } = request;
  const { origin: requested, pathname } = new URL(url);
  if (requested !== origin || !pathname.startsWith(base)) return 'network';
  if (method === 'HEAD') return 'network first';
  if (method !== 'GET') return 'network';
  if (pathname.startsWith(`${base}static/`)) return 'kept first';
  return mode === 'navigate' || destination === 'image' ? 'network first' : 'network';
}

/** The kept response for a request, if there is one. */
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
