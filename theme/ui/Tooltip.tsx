import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

/**
 * The name of the icon link it stands in, shown while that is pointed at or focused. It is the link's
 * name for screen readers too, and stands beside the icon where there is room for words.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  return <span className={styles.tooltip}>{children}</span>;
}
