import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** The name of an icon link, shown while that is hovered or focused. */
export function Tooltip({ children }: { children: ReactNode }) {
  return <span className={styles.tooltip}>{children}</span>;
}
