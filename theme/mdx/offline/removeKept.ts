import { isOfflineCache, offlineNames } from '../../../site/offline';

/** Takes away all that was kept, and the worker that answers with it; what is not ours stays. */
export async function removeKept(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    (active ?? waiting ?? installing)?.scriptURL.endsWith(`/${offlineNames.worker}`);
  await Promise.all(registrations.filter(isOurs).map((one) => one.unregister()));
  const names = (await caches.keys()).filter(isOfflineCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
