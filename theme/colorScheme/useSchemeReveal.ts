import { useEffect } from 'react';
import { on } from '../boot/contract';
import { parseDuration } from '../lib/time';

/** Reveals the new scheme in a circle that grows from the control that was used. */
export function useSchemeReveal(): void {
  useEffect(() => {
    return on('schemereveal', (event) => {
      const { show, control } = event.detail;
      const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (wantsLess || !control || !document.startViewTransition) return;
      event.preventDefault();
      reveal(show, control);
    });
  }, []);
}

function reveal(show: () => void, control: Element): void {
  const root = document.documentElement;
  const { x, y, radius } = getRevealCircle(control.getBoundingClientRect(), {
    width: innerWidth,
    height: innerHeight,
  });
  const token = getComputedStyle(root).getPropertyValue('--duration-reveal');
  root.dataset.reveal = '';
  const { ready, finished } = document.startViewTransition(show);
  const stop = () => delete root.dataset.reveal;
  finished.then(stop, stop);
  ready.then(
    () =>
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        {
          duration: parseDuration(token),
          easing: 'ease-in-out',
          pseudoElement: '::view-transition-new(root)',
        },
      ),
    // Skipped (the page is hidden, or another change came): the scheme has changed all the same.
    () => {},
  );
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The circle round the middle of a control that covers the whole window, in pixels. */
export function getRevealCircle(control: Box, window: { width: number; height: number }) {
  const x = control.left + control.width / 2;
  const y = control.top + control.height / 2;
  const radius = Math.ceil(
    Math.hypot(Math.max(x, window.width - x), Math.max(y, window.height - y)),
  );
  return { x, y, radius };
}
