import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Numbers the h3 headings that stand in it, or the items of an ordered list. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <div className={styles.steps} data-part="steps">
      {children}
    </div>
  );
}
