import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHoverPopover } from '../hooks/useHoverPopover';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Id of the panel; unique on the page. */
  id: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClassName?: string;
  /** The button's name, where what it shows is no text. */
  name?: string;
  /** Whether a mouse over the button opens the panel as well; a click always does. */
  opensOnHover?: boolean;
  /** Which edge of the button the panel starts from. */
  align?: 'start' | 'end';
  className?: string;
  /** Whether React draws what it opens: until then a click waits, and without script there is none. */
  needsScript?: boolean;
  children: ReactNode;
}

/** A button and what it opens below itself: a native popover, so it works before and without React. */
export function Popover({
  id,
  button,
  buttonClassName,
  name,
  opensOnHover = false,
  align = 'end',
  className,
  needsScript = false,
  children,
}: PopoverProps) {
  const hover = useHoverPopover(opensOnHover);
  return (
    <div {...hover} className={styles.root}>
      <button
        type="button"
        className={clsx(styles.button, buttonClassName)}
        popoverTarget={id}
        aria-label={name}
        data-needs-script={needsScript ? '' : undefined}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={clsx(styles.panel, className)}
        data-align={align}
        data-late=""
      >
        {children}
      </div>
    </div>
  );
}
