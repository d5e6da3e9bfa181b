import { useEffect, useState } from 'react';

/** Time for fonts and images to settle before headings are watched, in ms (spec.md §9). */
const setUpDelay = 100;

/**
 * The id of the heading being read: the last one above the upper third of the window. Watched with an
 * IntersectionObserver, so scrolling reads no layout.
 */
export function useActiveHeading(headings: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    setActive(undefined);
    const isAbove = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          isAbove.set(target.id, isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0));
        }
        setActive(headings.findLast(({ id }) => isAbove.get(id))?.id);
      },
      // From far above the window down to a third of it.
      { rootMargin: '10000px 0px -66% 0px' },
    );
    const timer = setTimeout(() => {
      for (const { id } of headings) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    }, setUpDelay);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [headings]);
  return active;
}
