import { useText } from '../hooks/useText';
import styles from './LastUpdated.module.css';

/** The day of the page's last commit, in UTC so that every build and reader sees the same. */
export function LastUpdated({ time }: { time?: string | number }) {
  const text = useText();
  if (!time) return null;
  const iso = new Date(time).toISOString();
  return (
    <p className={styles.date}>
      {text('lastUpdatedText')} <time dateTime={iso}>{iso.slice(0, 10)}</time>
    </p>
  );
}
