import { useEffect, useState } from 'react';
import { usePendingNavigation } from '../lib/navigation';
import { useText } from '../lib/text';
import styles from './ProgressBar.module.css';

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

/** Length of the bar as a part of 1; `undefined` where there is none to show. */
function useProgress(): number | undefined {
  const { isPending } = usePendingNavigation();
  const [value, setValue] = useState<number>();
  useEffect(() => {
    const grow = () => setValue((now) => trickle(now ?? 0, Math.random()));
    if (isPending) {
      let ticking: number | undefined;
      const waiting = window.setTimeout(() => {
        setValue(progress.minimum);
        ticking = window.setInterval(grow, progress.trickleSpeed);
      }, progress.wait);
      return () => {
        window.clearTimeout(waiting);
        window.clearInterval(ticking);
      };
    }
    // To the end, then away.
    const ending = window.setTimeout(() => setValue(undefined), progress.speed);
    return () => window.clearTimeout(ending);
  }, [isPending]);
  return value !== undefined && !isPending ? 1 : value;
}

/** Constants of the progress bar; times in milliseconds. */
export const progress = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  /** A page that is there sooner than this shows no bar. */
  wait: 200,
} as const;

/** The bar is never full before the page is there. */
const maximum = 0.994;

/** The next length of a bar, as a part of 1; `chance` is the part of the trickle rate that is added. */
export const trickle = (value: number, chance: number): number =>
  Math.min(Math.max(value, progress.minimum) + progress.trickleRate * chance, maximum);
