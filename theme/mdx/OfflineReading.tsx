import { useLang } from '@rspress/core/runtime';
import { useRef } from 'react';
import { formatLocalTime } from '../lib/formatLocalTime';
import { createText } from './createText';
import { sayOffline } from './offline/sayOffline';
import { useOfflineReading } from './offline/useOfflineReading';
import styles from './OfflineReading.module.css';

export interface OfflineReadingProps {
  /** JSON of its texts by key, written by build/components/parts. */
  texts: string;
}

/** Keeps the site for reading without a network, where the reader asks for it; nothing else does. */
export function OfflineReading({ texts }: OfflineReadingProps) {
  const text = createText(texts);
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
  const then = (deed: () => Promise<void>) => () => {
    status.current?.focus();
    void deed();
  };
  return (
    <div className={styles.offline} data-part="offline-reading">
      <noscript>
        <p>{text('offlineNoScript')}</p>
      </noscript>
      <div data-needs-script="">
        <p ref={status} role="status" tabIndex={-1}>
          {sayOffline(reading, text, (date) => formatLocalTime(date, language))}
        </p>
        {state === 'working' && (
          <progress aria-label={text('offlineKeep')} max={all} value={done} />
        )}
        <div>
          {(isAsking || (isIdle && !isNewest)) && (
            <button type="button" data-deed="keep" disabled={isAsking} onClick={then(keep)}>
              {text(kept ? 'offlineUpdate' : 'offlineKeep')}
            </button>
          )}
          {isIdle && kept && (
            <button type="button" onClick={then(remove)}>
              {text('offlineRemove')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
