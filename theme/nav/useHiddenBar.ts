import { type RefObject, useEffect } from 'react';
import { isBarHidden } from './isBarHidden';

/** spec.md §9, "Scroll handler throttle". */
const throttle = 200;

/** Says on the root whether the bar is out of the way (`data-bar-hidden`); CSS moves it. */
export function useHiddenBar(bar: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const root = document.documentElement;
    const barHeight = bar.current?.offsetHeight ?? 0;
    let previous = scrollY;
    let timer: number | undefined;
    const look = () => {
      timer = undefined;
      const isHidden = isBarHidden({
        isHidden: root.hasAttribute('data-bar-hidden'),
        previous,
        current: scrollY,
        barHeight,
      });
      root.toggleAttribute('data-bar-hidden', isHidden);
      previous = scrollY;
    };
    const handleScroll = () => {
      timer ??= window.setTimeout(look, throttle);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      removeEventListener('scroll', handleScroll);
      window.clearTimeout(timer);
      root.removeAttribute('data-bar-hidden');
    };
  }, [bar, isEnabled]);
}
