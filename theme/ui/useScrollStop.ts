import { type RefCallback, useCallback } from 'react';

/**
 * For the `ref` of a box that may be too small for what is in it: only while it is, it is a stop of the Tab
 * key, so that keys scroll it, and has this name. Give it `tabIndex={0}` for readers without script.
 */
export function useScrollStop(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (box) => {
      if (!box) return undefined;
      const update = () => {
        const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
        if (scrolls) box.tabIndex = 0;
        else box.removeAttribute('tabindex');
        box.role = scrolls ? 'group' : null;
        box.ariaLabel = scrolls ? name : null;
      };
      const sizes = new ResizeObserver(update);
      sizes.observe(box);
      // Another text can be as high, and wider than the box.
      const texts = new MutationObserver(update);
      texts.observe(box, { childList: true, subtree: true, characterData: true });
      return () => {
        sizes.disconnect();
        texts.disconnect();
      };
    },
    [name],
  );
}
