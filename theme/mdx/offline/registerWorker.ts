import { offlineNames } from '../../../site/offline';

/** Gives the address of the worker of this site below a path; browsers refuse one of another origin. */
const rules = { createScriptURL: (base: string): string => base + offlineNames.worker };

/** A browser makes no second policy of a name: this module is loaded once. */
const policy = globalThis.trustedTypes?.createPolicy('offline', rules) ?? rules;

/** Has the browser answer with what is kept; always with the newest worker that the host has. */
export const registerWorker = (base: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy.createScriptURL(base) as string, {
    scope: base,
    updateViaCache: 'none',
  });
