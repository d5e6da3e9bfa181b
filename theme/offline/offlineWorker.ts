// The service worker, only registered when the reader keeps the site (OfflineReading.tsx).
import { isOfflineCache } from '../../site/offline';
import { decideAnswer, findKept } from './answers';

/** Events of a service worker, which are not among the types of a page. */
interface WorkerEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (name: string, listen: (event: WorkerEvent) => void) => void;
}

/** How long the network may take to answer, in milliseconds, before the kept page is shown. */
const networkTimeout = 3_000;

/** Path the site is served under: the worker is in its root. */
const base = new URL('.', location.href).pathname;
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = decideAnswer(request, { origin: location.origin, base });
  if (answer === 'kept first') event.respondWith(answerAsset(request));
  if (answer === 'network first') event.respondWith(answerPage(request));
});

/** Names under `static/` change with the content, so a kept file is always the right one. */
async function answerAsset(request: Request): Promise<Response> {
  for (const name of (await caches.keys()).filter(isOfflineCache)) {
    const kept = await (await caches.open(name)).match(request.url);
    if (kept) return kept;
  }
  return fetch(request);
}

/** The newest page from the network, else the kept one. */
async function answerPage(request: Request): Promise<Response> {
  const response = fetch(request);
  const slow = new Promise<undefined>((resolve) => {
    setTimeout(resolve, networkTimeout, undefined);
  });
  const first = await Promise.race([response, slow]).catch(() => undefined);
  return first ?? (await findKept(request, base)) ?? response;
}
