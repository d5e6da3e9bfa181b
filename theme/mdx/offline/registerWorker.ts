import { offlineNames } from '../../../site/offline';

/** Has the browser answer with what is kept; always with the newest worker that the host has. */
export const registerWorker = (base: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(base + offlineNames.worker, {
    scope: base,
    updateViaCache: 'none',
  });
