import { clsx } from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { readDuration } from '../lib/time';
import styles from './Popover.module.css';

export interface PopoverProps {
  id: string;
  button: ReactNode;
  buttonClassName?: string;
  name?: string;
  /** Whether a mouse over the button opens the panel as well; a click always does. */
  opensOnHover?: boolean;
  align?: 'start' | 'end';
  /** Whether the page is one of those that the panel leads to. */
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button and a panel below it: a native popover, so it works before and without React. */
export function Popover({
  id,
  button,
  buttonClassName,
  name,
  opensOnHover = false,
  align = 'end',
  isCurrent,
  className,
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
        aria-current={isCurrent || undefined}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={clsx(styles.panel, className)}
        data-align={align === 'start' ? align : undefined}
        data-deferred=""
      >
        {children}
      </div>
    </div>
  );
}

type Handlers = Pick<
  React.DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onClickCapture'
>;

/**
 * Opens the popover inside the element it is spread on while a mouse is over it. A click or the focus keeps
 * it open. Where the panel is part of the page (narrow screens) there is nothing to open.
 */
function useHoverPopover(isEnabled: boolean): Handlers {
  const timer = useRef<number>(undefined);
  const isOpenByHover = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!isEnabled) return {};

  const after = (root: HTMLElement, delay: string, act: (panel: HTMLElement) => void) => {
    window.clearTimeout(timer.current);
    const panel = root.querySelector<HTMLElement>('[popover]');
    if (panel) timer.current = window.setTimeout(() => act(panel), readDuration(delay));
  };

  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      const button = currentTarget.querySelector('button');
      if (pointerType !== 'mouse' || !button?.checkVisibility()) return;
      after(currentTarget, '--popover-enter', (panel) => {
        if (panel.matches(':popover-open')) return;
        panel.showPopover();
        isOpenByHover.current = true;
      });
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') return;
      after(currentTarget, '--popover-leave', (panel) => {
        if (!isOpenByHover.current || panel.contains(document.activeElement)) return;
        isOpenByHover.current = false;
        panel.hidePopover();
      });
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      window.clearTimeout(timer.current);
      const { target, currentTarget } = event;
      const button = target instanceof Element ? target.closest('[popovertarget]') : null;
      const panel = currentTarget.querySelector('[popover]');
      const isOwn = button !== null && button.getAttribute('popovertarget') === panel?.id;
      const isOpen = isOpenByHover.current && panel?.matches(':popover-open');
      // The native answer to this click would close what the pointer has just opened.
      if (isOwn && isOpen) event.preventDefault();
      isOpenByHover.current = false;
    },
  };
}
