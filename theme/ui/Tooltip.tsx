import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

export function Tooltip({ children }: { children: ReactNode }) {
  return <span className={styles.tooltip}>{children}</span>;
}
