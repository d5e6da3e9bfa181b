import { chooseAll, chooseTop, hidePart, layOut, unhidePart } from './unseenPart';

/** What looks after a page that is drawn without being shown. */
export interface UnseenPage {
  /** Looks after it in the frame that holds it, until what is given is called. */
  watch: (frame: Element) => () => void;
  /** Calls back once it is drawn: at once where it is. */
  whenDrawn: (callback: () => void) => void;
  /**
   * Has the reader see it in place of the page on show, which React takes away later (theme/hooks/showEarly.ts);
   * what is given takes that back.
   */
  reveal: () => () => void;
  /** Gives back what has been taken from it: it is the page now. */
  show: () => void;
}

/** The parts of the page on show in its frame; those of a page drawn unseen have no ids. */
const shownParts = ':scope > #content, :scope > #outline';

/** What is below the top of a page is laid out so long after that, in milliseconds. */
const restDelay = 100;

/**
 * A page that React draws into a frame without showing it (`Activity`). Its ids are taken away: no two
 * elements of the document have the same. And it is laid out, where the browser can do that to what it
 * skips, so that hardly more than painting is left to do when it is shown: first what is seen of it then,
 * which is all that a reader waits for who clicks already.
 */
export function keepUnseen(): UnseenPage {
  const parts = new Set<HTMLElement>();
  const ids = new Map<Element, string>();
  const awaiting = new Set<() => void>();
  let isRevealed = false;
  let wasSeen = false;
  let timer: number | undefined;

  const layOutLater = () => {
    window.clearTimeout(timer);
    const all = [...parts];
    timer = window.setTimeout(() => {
      all.forEach(chooseAll);
      if (parts.size > 0) all.forEach(layOut);
    }, restDelay);
  };
  const look = (frame: Element) => {
    // React hides it anew whenever something in it is drawn.
    const hidden = [...frame.children].filter(isHidden);
    for (const part of hidden) parts.add(part);
    for (const part of parts) takeIds(part, ids);
    hidden.forEach(isRevealed ? unhidePart : hidePart);
    if (hidden.length === 0 || isRevealed) return;
    hidden.forEach(chooseTop);
    for (const callback of awaiting) callback();
    awaiting.clear();
    // What is shown already is laid out with its frame.
    if (!isRevealed) parts.forEach(layOut);
    layOutLater();
  };

  return {
    watch(frame) {
      // React says nothing of what it draws so: effects wait until it is shown.
      const observer = new MutationObserver(() => look(frame));
      observer.observe(frame, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    whenDrawn(callback) {
      if (parts.size > 0) callback();
      else awaiting.add(callback);
    },
    reveal() {
      const [{ parentElement } = { parentElement: null }] = parts;
      const shown = [...(parentElement?.querySelectorAll<HTMLElement>(shownParts) ?? [])];
      isRevealed = true;
      wasSeen = true;
      // Not by `display`: what the page on show is laid out as would be taken apart first.
      shown.forEach(hidePart);
      parts.forEach(unhidePart);
      return () => {
        isRevealed = false;
        shown.forEach(unhidePart);
        parts.forEach(hidePart);
      };
    },
    show() {
      for (const [element, id] of ids) element.id = id;
      parts.forEach(unhidePart);
      // Who sees its top already can wait for the rest; who comes back to a place further down cannot.
      if (wasSeen) layOutLater();
      else parts.forEach(chooseAll);
      parts.clear();
      ids.clear();
    },
  };
}

const isHidden = (part: Element): part is HTMLElement =>
  part instanceof HTMLElement && part.style.display === 'none';

/** Takes the ids in an element away, and notes them. */
function takeIds(root: Element, ids: Map<Element, string>): void {
  for (const element of [root, ...root.querySelectorAll('[id]')]) {
    if (!element.id) continue;
    ids.set(element, element.id);
    element.removeAttribute('id');
  }
}
