import { type RefObject, useEffect } from 'react';
import { throttleScroll } from '../lib/time';

/**
 * Says on the root whether the bar is out of the way (`data-bar-hidden`), and on the bar of a landing page
 * whether that is at its top (`data-at-top`), where CSS cannot follow the scroll by itself.
 */
export function useBarScroll(
  bar: RefObject<HTMLElement | null>,
  hides: boolean,
  isLanding: boolean,
): void {
  useEffect(() => {
    const root = document.documentElement;
    const followsTop = isLanding && !CSS.supports('animation-timeline: scroll()');
    if (!hides && !followsTop) return undefined;
    const opaqueFrom = parseInt(getComputedStyle(root).getPropertyValue('--bar-opaque-from'));
    let previous = scrollY;
    const update = () => {
      const header = bar.current;
      if (followsTop) header?.toggleAttribute('data-at-top', scrollY < opaqueFrom);
      // Hidden on the way down, back on the way up and at the top.
      const isAtTop = scrollY <= (header?.offsetHeight ?? 0);
      if (hides && (isAtTop || scrollY !== previous)) {
        root.toggleAttribute('data-bar-hidden', !isAtTop && scrollY > previous);
      }
      previous = scrollY;
    };
    update();
    const throttled = throttleScroll(update);
    addEventListener('scroll', throttled.call, { passive: true });
    return () => {
      removeEventListener('scroll', throttled.call);
      throttled.cancel();
      root.removeAttribute('data-bar-hidden');
      bar.current?.removeAttribute('data-at-top');
    };
  }, [bar, hides, isLanding]);
}
