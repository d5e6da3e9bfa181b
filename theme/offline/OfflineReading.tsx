import { useLang, withBase } from '@rspress/core/runtime';
import { useRef, useEffect, useState } from 'react';
import { createText, type PartText } from '../lib/text';
import { formatLocalTime } from '../lib/time';
import controls from '../ui/controls.module.css';
import styles from './OfflineReading.module.css';
import { formatSize } from '../../site/formatSize';
import { type KeptVersion, type OfflineManifest, offlineNames } from '../../site/offline';
import { keepVersion, readKept, registerWorker, removeKept } from './keptVersion';

/**
 * Keeps the site for reading without a network, when the reader presses the button.
 * @param texts JSON of its texts by key, written by build/components
 */
export function OfflineReading({ texts }: { texts: string }) {
  const text = createText<'offline'>(texts);
  const language = useLang();
  const status = useRef<HTMLParagraphElement>(null);
  const reading = useOfflineReading();
  const { state, kept, offered, done, keep, remove } = reading;
  const all = offered ? Object.keys(offered.files).length : 0;
  // Not seen then, but its room is there.
  const isAsking = state === 'asking';
  const isIdle = state === 'ready' || state === 'failed';
  const isNewest = kept !== undefined && (!offered || kept.version === offered.version);
  // The button that was pressed may be gone then.
  const run = (action: () => Promise<void>) => () => {
    status.current?.focus();
    void action();
  };
  return (
    <div className={styles.offline} data-part="offline-reading">
      <noscript>
        <p>{text('offline.noScript')}</p>
      </noscript>
      <div data-needs-script="">
        <p ref={status} role="status" tabIndex={-1}>
          {describeOffline(reading, text, (date) => formatLocalTime(date, language))}
          {state === 'working' && offered && (
            <span aria-hidden="true">
              {' '}
              {text('offline.done', { done: `${done}`, all: `${all}` })}
            </span>
          )}
        </p>
        {state === 'working' && (
          <progress aria-label={text('offline.keep')} max={all} value={done} />
        )}
        <div>
          {(isAsking || (isIdle && !isNewest)) && (
            <button
              type="button"
              className={controls.primary}
              disabled={isAsking}
              onClick={run(keep)}
            >
              {text(kept ? 'offline.update' : 'offline.keep')}
            </button>
          )}
          {isIdle && kept && (
            <button type="button" className={controls.framed} onClick={run(remove)}>
              {text('offline.remove')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The text above the buttons: what is kept, what could be, what is in progress. */
export function describeOffline(
  { state, kept, offered }: OfflineReading,
  text: PartText<'offline'>,
  formatDate: (date: string) => string,
): string {
  // Before the reader's first movement nothing has looked; without it the page is an empty frame.
  if (state === 'asking') return text('offline.asking');
  if (state === 'unsupported') return text('offline.unsupported');
  if (state === 'failed') return text('offline.failed');
  // Announced once: screen readers do not read each step, which is next to it and in the progress bar.
  if (state === 'working') {
    return offered ? text('offline.working', { all: `${Object.keys(offered.files).length}` }) : '';
  }
  const size = offered && text('offline.size', { size: formatSize(offered.size) });
  if (!kept) return [text('offline.nothing'), size].filter(Boolean).join(' ');
  const { version, date } = kept;
  const isNewest =
    offered && text(offered.version === version ? 'offline.newest' : 'offline.newer');
  return [text('offline.kept', { version, date: formatDate(date) }), isNewest]
    .filter(Boolean)
    .join(' ');
}

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
