import { useText } from '../hooks/useText';
import { progress } from './progress';
import styles from './ProgressBar.module.css';
import { useProgress } from './useProgress';

/** Says that a page is on its way when it takes its time. */
export function ProgressBar() {
  const text = useText();
  const value = useProgress();
  if (value === undefined) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={text('pageLoading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      style={{ '--progress': value, '--progress-speed': `${progress.speed}ms` }}
    />
  );
}
