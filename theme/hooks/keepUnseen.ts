/** What looks after a page that is drawn without being shown. */
export interface UnseenPage {
  /** Looks after it in the frame that holds it, until what is given is called. */
  watch: (frame: Element) => () => void;
  /** Gives back what has been taken from it: it is shown. */
  show: () => void;
}

/**
 * A page that React draws into a frame without showing it (`Activity`). Its ids are taken away: no two
 * elements of the document have the same. And it is laid out, where the browser can do that to what it
 * skips, so that hardly more than painting is left to do when it is shown.
 */
export function keepUnseen(): UnseenPage {
  const roots = new Set<HTMLElement>();
  const ids = new Map<Element, string>();

  const takeIds = (root: Element) => {
    for (const element of [root, ...root.querySelectorAll('[id]')]) {
      if (!element.id) continue;
      ids.set(element, element.id);
      element.removeAttribute('id');
    }
  };
  const look = (frame: Element) => {
    for (const child of frame.children) {
      if (!(child instanceof HTMLElement)) continue;
      if (roots.has(child)) takeIds(child);
      else if (child.style.display === 'none') {
        roots.add(child);
        takeIds(child);
        layOut(child);
      }
    }
  };

  return {
    watch(frame) {
      // React says nothing of what it draws so: effects wait until it is shown.
      const observer = new MutationObserver(() => look(frame));
      observer.observe(frame, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    show() {
      for (const [element, id] of ids) element.id = id;
      for (const root of roots) {
        delete root.dataset.unseen;
        root.ariaHidden = null;
      }
      roots.clear();
      ids.clear();
    },
  };
}

function layOut(root: HTMLElement): void {
  root.dataset.unseen = '';
  // What is in it is skipped; it itself would be told of. `inert` would have the style of each element in it
  // computed anew as it is shown.
  root.ariaHidden = 'true';
  // The rule comes with the whole stylesheet, and browsers have to know it: otherwise React's stays.
  if (getComputedStyle(root).contentVisibility !== 'hidden') return;
  root.style.removeProperty('display');
  // What is asked for a size is laid out though it is skipped, and is kept so.
  root.firstElementChild?.getBoundingClientRect();
}
