import type { ReactNode } from 'react';
import type { badgeTones } from '../../site/parts';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: (typeof badgeTones)[number];
  children: ReactNode;
}

/** A word about what stands before it; the colour only repeats what the word says. */
export function Badge({ tone = 'note', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-part="badge">
      {children}
    </span>
  );
}
