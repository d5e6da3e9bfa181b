import { site } from '../../../site/site';

/**
 * `sw.js` for readers whose browser still runs a service worker of an earlier site under that name: it
 * takes the worker's place, clears what it has kept, takes itself away, and loads open pages anew from
 * the server. Caches named after this site stay: they are not the earlier one's.
 */
export const selfRemovingWorker = `// Takes the place of a service worker that an earlier site has left, and goes.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const others = names.filter((name) => !name.startsWith('${site.name.toLowerCase()}-docs-'));
  await Promise.all(others.map((name) => caches.delete(name)));
  await registration.unregister();
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;
