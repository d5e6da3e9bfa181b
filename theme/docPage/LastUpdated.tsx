import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useText } from '../hooks/useText';
import { formatLocalTime } from '../lib/formatLocalTime';
import styles from './LastUpdated.module.css';

/**
 * The day of the page's last commit, in UTC so that every build and reader sees the same; the reader's
 * own time comes in the tooltip.
 */
export function LastUpdated({ time }: { time?: string | number }) {
  const text = useText();
  const language = useLang();
  const [localTime, setLocalTime] = useState<string>();
  useEffect(() => {
    if (time) setLocalTime(formatLocalTime(time, language));
  }, [time, language]);
  if (!time) return null;
  const iso = new Date(time).toISOString();
  return (
    <p className={styles.date}>
      {`${text('lastUpdatedText')} `}
      <time dateTime={iso} title={localTime}>
        {iso.slice(0, 10)}
      </time>
    </p>
  );
}
