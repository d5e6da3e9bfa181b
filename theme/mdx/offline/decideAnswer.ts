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
 * (theme/hooks/isReachable.ts, `HEAD`) are answered like the page, which could be shown. Everything else,
 * the worker's own files among it, is not touched.
 */
export function decideAnswer(request: AskedFor, { origin, base }: WorkerPlace): Answer {
  const { url, method, mode, destination } = request;
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || !pathname.startsWith(base)) return 'network';
  if (method === 'HEAD') return 'network first';
  if (method !== 'GET') return 'network';
  if (pathname.startsWith(`${base}static/`)) return 'kept first';
  return mode === 'navigate' || destination === 'image' ? 'network first' : 'network';
}
