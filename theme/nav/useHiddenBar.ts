import { type RefObject, useEffect } from 'react';
import { throttleScroll } from '../lib/throttleScroll';
import { isBarHidden } from './isBarHidden';

/** Says on the root whether the bar is out of the way (`data-bar-hidden`); CSS moves it. */
export function useHiddenBar(bar: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const root = document.documentElement;
    const barHeight = bar.current?.offsetHeight ?? 0;
    let previous = scrollY;
    const throttled = throttleScroll(() => {
      const isHidden = isBarHidden({
        isHidden: root.hasAttribute('data-bar-hidden'),
        previous,
        current: scrollY,
        barHeight,
      });
      root.toggleAttribute('data-bar-hidden', isHidden);
      previous = scrollY;
    });
    addEventListener('scroll', throttled.call, { passive: true });
    return () => {
      removeEventListener('scroll', throttled.call);
      throttled.cancel();
      root.removeAttribute('data-bar-hidden');
    };
  }, [bar, isEnabled]);
}
