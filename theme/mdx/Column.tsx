import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** One column of `Columns`. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
