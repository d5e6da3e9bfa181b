import type { ReactNode } from 'react';
import type { badgeTones } from '../../site/badgeTones';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: (typeof badgeTones)[number];
  children: ReactNode;
}

/** A word about what comes before it; the color only repeats its meaning. */
export function Badge({ tone = 'note', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-type={tone} data-part="badge">
      {children}
    </span>
  );
}
