import { useEffect } from 'react';
import { getRootData, on } from '../lib/contract';
import { readDuration } from '../lib/time';

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
  const box = control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // To the corner of the window that is farthest away.
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  getRootData().reveal = '';
  const { ready, finished } = document.startViewTransition(show);
  const stop = () => delete getRootData().reveal;
  finished.then(stop, stop);
  ready.then(
    () =>
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        {
          duration: readDuration('--duration-reveal'),
          easing: 'ease-in-out',
          pseudoElement: '::view-transition-new(root)',
        },
      ),
    // Skipped (the page is hidden, or another change came): the scheme has changed all the same.
    () => {},
  );
}
