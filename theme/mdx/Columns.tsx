import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Puts its `Column`s side by side where the screen has room, else below each other. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns} data-part="columns">
      {children}
    </div>
  );
}
