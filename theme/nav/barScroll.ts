import { type RefObject, useEffect } from 'react';
import { throttleScroll } from '../lib/time';

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

export interface BarScroll {
  isHidden: boolean;
  /** Where the page was scrolled to when it was last looked at, in pixels. */
  previous: number;
  current: number;
  barHeight: number;
}

/** Mode `auto`: hidden on the way down, back on the way up and at the top. */
export function isBarHidden({ isHidden, previous, current, barHeight }: BarScroll): boolean {
  if (current <= barHeight) return false;
  return current === previous ? isHidden : current > previous;
}

/** Puts `data-at-top` on the bar of a landing page, where CSS cannot follow the scroll by itself. */
export function useTransparentBar(
  bar: RefObject<HTMLElement | null>,
  top: RefObject<HTMLElement | null>,
  isLanding: boolean,
): void {
  useEffect(() => {
    if (!isLanding || !top.current || CSS.supports('animation-timeline: scroll()')) {
      return undefined;
    }
    const header = bar.current;
    const observer = new IntersectionObserver((entries) => {
      header?.toggleAttribute('data-at-top', entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(top.current);
    return () => {
      observer.disconnect();
      header?.removeAttribute('data-at-top');
    };
  }, [bar, top, isLanding]);
}
