import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { parseDuration } from '../lib/parseDuration';

type Handlers = Pick<
  React.DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onClickCapture'
>;

/** A delay of the tokens (`--popover-enter`, `--popover-leave`), in milliseconds. */
const getDelay = (root: Element, name: string): number =>
  parseDuration(getComputedStyle(root).getPropertyValue(name));

/**
 * Opens the popover inside the element it is spread on while a mouse is over it, after the enter and
 * leave delays of spec.md §9. A click keeps it open; so does focus in it. Touch and keyboard have the
 * native button. Where the panel stands in place (narrow screens) there is nothing to open.
 */
export function useHoverPopover(isEnabled: boolean): Handlers {
  const timer = useRef<number>(undefined);
  const isOpenByHover = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!isEnabled) return {};

  const after = (root: HTMLElement, delay: string, act: (panel: HTMLElement) => void) => {
    window.clearTimeout(timer.current);
    const panel = root.querySelector<HTMLElement>('[popover]');
    if (panel) timer.current = window.setTimeout(() => act(panel), getDelay(root, delay));
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
