import { readSelectedLine } from '../lib/readSelectedLine';
import { hasSingleKeys, isSearchShortcut, isTypingTarget } from '../lib/shortcuts';
import { addElement } from './resources';

/** What afterPaintScript.ts has to hear of; all but clicks are signs that the reader will use the page. */
const kinds = [
  'click',
  'keydown',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'focusin',
] as const;

/** What would hold up scrolling, if browsers had to wait for whether it is prevented. */
const scrolling = /^[tw]/;

/** How long a press waits for scripts, in milliseconds; then it does what it does without. */
export const patience = 8_000;

/** Opens the search; by a key, with what is selected (theme/search/readStartQuery.ts), ready to be typed over. */
function openSearch(dialog: HTMLDialogElement, isByKey: boolean): void {
  const field = dialog.querySelector('input');
  const line = isByKey ? readSelectedLine(`${getSelection()}`) : '';
  if (field && line) field.value = line;
  dialog.showModal();
  if (line) field?.select();
}

/**
 * Fetches afterPaintScript.ts once the page is painted, or at the first thing a reader does, and keeps what
 * is done until then (`document.early`). The search opens at once, with its field, which keeps what is
 * typed (theme/search/SearchPanel.tsx); where scripts do not come (`appgone`), its box is a link to the list
 * of all pages, and leads to what was typed there, if it is still open.
 */
export function catchEarly(document: Document): void {
  const early: Event[] = [];
  document.early = early;
  const getDialog = () => document.querySelector('dialog');
  let isSearchHeld = false;
  let isHolding = true;

  const leave = () => {
    if (!isHolding) return;
    isHolding = false;
    const dialog = getDialog();
    const link = document.querySelector<HTMLAnchorElement>('a[aria-haspopup]');
    if (!isSearchHeld || dialog?.open === false || !link) return;
    const typed = dialog?.querySelector('input')?.value;
    // On the list itself no other page takes its place.
    dialog?.close();
    if (typed) link.hash = `:~:text=${encodeURIComponent(typed)}`;
    link.click();
  };
  document.addEventListener('appgone', leave);
  document.addEventListener('appready', () => {
    isHolding = false;
  });

  let isAsked = false;
  const fetchRest = () => {
    if (isAsked) return;
    isAsked = true;
    // It has not come, or is cut.
    const check = () => {
      if (document.early !== early) return;
      document.early = undefined;
      leave();
    };
    addElement(document.head, 'script', { onload: check, onerror: check, src: AFTER_PAINT_SCRIPT });
  };
  // Behind the paint, which a tab in the background has when it is shown: what it brings must not compete
  // with what the page needs. Browsers that do not tell of it wait for the reader.
  addEventListener('load', () => {
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver(fetchRest).observe({ type: 'paint', buffered: true });
  });

  const hear = (event: Event) => {
    if (isHolding && isSearchPress(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isSearchHeld) setTimeout(leave, patience);
      isSearchHeld = true;
      const dialog = getDialog();
      if (dialog?.open === false) openSearch(dialog, event.type === 'keydown');
    }
    document.early?.push(event);
    fetchRest();
  };
  for (const kind of kinds) {
    addEventListener(kind, hear, { capture: true, passive: scrolling.test(kind) });
  }
}

/**
 * What the reader has done before afterPaintScript.ts is there, in order. It takes `push` over, and hears of
 * the rest at once: events are put in by headScript.ts alone, so that none is heard twice.
 */
export interface EarlyEvents {
  push(event: Event): unknown;
}

declare global {
  interface Document {
    early?: EarlyEvents;
  }
}

/** What happened before this script was there: all, or what is of one kind. */
export const listEarly = ({ early }: Document, type?: string): Event[] =>
  Array.isArray(early)
    ? early.filter((event: Event) => type === undefined || event.type === type)
    : [];

/** Whether no key means something by itself: the press goes into a field, or the reader wants none. */
export const isPlainTyping = ({ target }: Event): boolean =>
  isTypingTarget(target) || !hasSingleKeys();

/** Whether a click or a key asks for the search. */
export const isSearchPress = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.type === 'keydown' && isSearchShortcut(event, isPlainTyping(event))
    : event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a[aria-haspopup]') !== null;
