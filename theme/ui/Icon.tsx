import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type IconName, iconPaths } from '../../site/icons';
import styles from './Icon.module.css';

/** One of our line icons, 20 px by default; decoration only, so it is hidden from screen readers. */
export function Icon({ name, className, ...props }: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <svg
      {...props}
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
