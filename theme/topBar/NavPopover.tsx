import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import { Popover } from '../ui/Popover';
import styles from './TopBar.module.css';

export interface NavPopoverProps {
  id: string;
  /** Title of the panel, and the button's name unless the button shows it. */
  title: string;
  button: ReactNode;
  /** Whether the button already shows the title, which is then left out of the panel below it. */
  isTitled?: boolean;
  align?: 'start' | 'end';
  isCurrent?: boolean;
  children: ReactNode;
}

/** A menu of the bar, opened by hover or click; on narrow screens a titled part of the full-screen menu. */
export function NavPopover({
  id,
  title,
  button,
  isTitled,
  align,
  isCurrent,
  children,
}: NavPopoverProps) {
  return (
    <Popover
      id={id}
      name={isTitled ? undefined : title}
      button={button}
      buttonClassName={clsx(
        styles.button,
        isTitled ? [controls.quiet, styles.row] : controls.iconButton,
      )}
      className={clsx(styles.panel, isTitled && styles.menu)}
      align={align}
      isCurrent={isCurrent}
      opensOnHover
    >
      <p className={styles.title}>{title}</p>
      {children}
    </Popover>
  );
}
