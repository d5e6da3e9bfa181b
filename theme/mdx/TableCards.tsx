import type { ReactNode } from 'react';
import styles from './TableCards.module.css';

/** A table whose rows are cards on narrow screens; the build names the value in each of its cells. */
export function TableCards({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cards} data-part="table-cards">
      {children}
    </div>
  );
}
