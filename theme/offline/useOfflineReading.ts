import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { type KeptVersion, type OfflineManifest, offlineNames } from '../../site/offline';
import { keepVersion, readKept, registerWorker, removeKept } from './keptVersion';

export interface OfflineReading {
  /** `asking` until the browser's caches have been read. */
  state: 'asking' | 'unsupported' | 'ready' | 'working' | 'failed';
  kept?: KeptVersion | undefined;
  /** The version that the host has; none without a network. */
  offered?: OfflineManifest | undefined;
  /** Files that are there while a version is being fetched. */
  done: number;
}

export interface UsedOfflineReading extends OfflineReading {
  keep: () => Promise<void>;
  remove: () => Promise<void>;
}

const isSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** What is kept for reading offline and what could be, and the two actions. */
export function useOfflineReading(): UsedOfflineReading {
  const [reading, setReading] = useState<OfflineReading>({ state: 'asking', done: 0 });
  const change = (part: Partial<OfflineReading>) =>
    setReading((before) => ({ ...before, ...part }));
  const base = withBase('/');
  useEffect(() => {
    const look = async (): Promise<Partial<OfflineReading>> => {
      if (!isSupported()) return { state: 'unsupported' };
      const [kept, offered] = await Promise.all([readKept(base), loadManifest(base)]);
      // A worker that an earlier site had left may have taken the place of ours.
      if (kept) await registerWorker(base).catch(() => undefined);
      return { state: 'ready', kept, offered };
    };
    void look().then(change);
  }, [base]);

  return {
    ...reading,
    keep: async () => {
      change({ state: 'working', done: 0 });
      try {
        const offered = await loadManifest(base);
        if (!offered) throw new Error('The list of files has not come.');
        change({ offered });
        const kept = await keepVersion(offered, base, (done) => change({ done }));
        change({ state: 'ready', kept });
      } catch {
        change({ state: 'failed' });
      }
    },
    remove: async () => {
      await removeKept();
      change({ state: 'ready', kept: undefined });
    },
  };
}

/** The files of the build that the host has now; undefined where they do not come. */
async function loadManifest(base: string): Promise<OfflineManifest | undefined> {
  try {
    const response = await fetch(base + offlineNames.manifest, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as OfflineManifest) : undefined;
  } catch {
    return undefined;
  }
}
