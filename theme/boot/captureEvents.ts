import { readSelectedLine } from '../lib/readSelectedLine';
import { isSearchShortcut } from '../lib/shortcuts';
import { getRootData, on, searchDialog, searchLink } from '../lib/contract';
import { addElement, fetchStyle } from './resources';

const eventTypes = [
  'click',
  'keydown',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'focusin',
  // Voice control and form fillers write into fields without any of these.
  'input',
  'change',
] as const;

/** Types that would hold up scrolling if the browser had to wait for `preventDefault`. */
const scrollTypes = /^[tw]/;

/** How long a queued press waits for scripts, in milliseconds; then it does what it does without them. */
export const scriptTimeout = 8_000;

/**
 * Captures what readers do until afterPaintScript.ts is there, which is fetched at once where that is urgent,
 * else after the first paint or at the first event. The search dialog opens at once. Where scripts fail
 * (`appmissing`), the search box is a link to the list of all pages, and leads to what was typed there.
 */
export function captureEvents(document: Document, isUrgent: boolean): void {
  const events: Event[] = [];
  document.capturedEvents = events;
  const getDialog = () => document.querySelector<HTMLDialogElement>(searchDialog);
  let searchTimer = 0;
  let isCapturing = true;

  const fallBack = () => {
    if (!isCapturing) return;
    isCapturing = false;
    const dialog = getDialog();
    const link = document.querySelector<HTMLAnchorElement>(searchLink);
    if (!searchTimer || dialog?.open === false || !link) return;
    const typed = dialog?.querySelector('input')?.value;
    // The link may lead to a heading of this very page.
    dialog?.close();
    if (typed) link.hash = `:~:text=${encodeURIComponent(typed)}`;
    link.click();
  };
  on('appmissing', fallBack);
  on('appready', () => {
    isCapturing = false;
  });

  let isRequested = false;
  const loadAfterPaintScript = () => {
    if (isRequested) return;
    isRequested = true;
    // The script takes the events over; where it has not, it failed, was cut short, or is late.
    const check = (event?: Event | string) => {
      if (document.capturedEvents !== events) return;
      if (event) document.capturedEvents = undefined;
      // The page becomes what it is without script: all panels of tabs, and no control that does nothing.
      delete getRootData().scripts;
      fallBack();
    };
    addElement(document.head, 'script', { onload: check, onerror: check, src: AFTER_PAINT_SCRIPT });
    setTimeout(check, scriptTimeout);
  };
  // A page that nobody sees fetches nothing.
  if (isUrgent && !document.hidden) loadAfterPaintScript();
  // After the first paint, which a background tab has when it is shown, so that the script does not compete
  // with what the page needs. Where privacy tools remove paint timing, the first event is waited for.
  addEventListener('load', () => {
    if (!window.PerformanceObserver) return;
    new PerformanceObserver(loadAfterPaintScript).observe({ type: 'paint', buffered: true });
  });

  const handleEvent = (event: Event) => {
    const isOpening = isCapturing && isSearchPress(event);
    // Before the dialog, for which the whole page is styled again: scripts and index are on their way by then.
    document.capturedEvents?.push(event);
    loadAfterPaintScript();
    if (!isOpening) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!searchTimer) searchTimer = window.setTimeout(fallBack, scriptTimeout);
    const dialog = getDialog();
    if (dialog?.open === false) openSearch(dialog, event.type === 'keydown');
  };
  for (const type of eventTypes) {
    addEventListener(type, handleEvent, { capture: true, passive: scrollTypes.test(type) });
  }
}

/** Opens the search; by a key, with the selected text, ready to be typed over. */
function openSearch(dialog: HTMLDialogElement, isByKey: boolean): void {
  const field = dialog.querySelector('input');
  const line = isByKey ? readSelectedLine(`${getSelection()}`) : '';
  dialog.showModal();
  if (field && line) {
    field.value = line;
    field.select();
  }
  // Before all that loadReact.ts fetches: the dialog is shown when it has its style.
  fetchStyle(document);
}

/** Whether a click or a key press opens the search. */
export const isSearchPress = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? isSearchShortcut(event)
    : event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest(searchLink) !== null;
