import { type RefObject, useEffect } from 'react';

/**
 * Says on the bar of a landing page that the page is at its top (`data-at-top`), by an element as high
 * as the bar stays transparent. Only where CSS cannot follow the scroll by itself.
 */
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
