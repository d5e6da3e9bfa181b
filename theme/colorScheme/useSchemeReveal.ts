import { useEffect } from 'react';
import { parseDuration } from '../lib/time';

interface SchemeChange {
  /** Switches the page to the new scheme. */
  show: () => void;
  /** What the reader used; absent where a script changed the scheme. */
  control?: Element;
}

/**
 * Lets the new scheme grow in a circle from the control that was used (400 ms, spec.md §4), where the
 * browser has View Transitions and the reader wants motion. The head script does the change itself.
 */
export function useSchemeReveal(): void {
  useEffect(() => {
    const handleReveal = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { show, control } = event.detail as SchemeChange;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isCalm || !control || !document.startViewTransition) return;
      event.preventDefault();
      reveal(show, control);
    };
    document.addEventListener('schemereveal', handleReveal);
    return () => document.removeEventListener('schemereveal', handleReveal);
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
