import type { ReactNode } from 'react';
import styles from './Example.module.css';

/** A result and, below or beside it, the source it is written with; the build adds the source. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <div className={styles.example} data-part="example">
      {children}
    </div>
  );
}
