import { isSavingData } from '../lib/network';
import { getSingleKey } from '../lib/shortcuts';
import { isPlainTyping, isSearchPress, listEarly, patience } from './captureEvents';
import { whenShown } from './pageLifecycle';
import {
  addElement,
  fetchStyle,
  fetchStyleWhereSeen,
  getForcedColors,
  getSources,
} from './resources';

/** The first sign that the reader will use the page rather than only read it. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/**
 * Brings React in at the first intent and loses nothing on the way: a click on a control that needs
 * script (`button[data-needs-script]`) or becomes one with it (`[aria-haspopup]`), and a shortcut, are
 * held and replayed once the page says `appready` (theme/layout/Root.tsx). Where React cannot come, the
 * page is told (`appgone`), and nothing is held any longer. Links, disclosure and popovers work natively
 * meanwhile. What has happened before is in `document.early` (catchEarly.ts).
 * @param isSupported whether the browser can run what is fetched
 * @param onLoad called before anything of React is fetched
 */
export function startIntentLoader(
  document: Document,
  isSupported: boolean,
  onLoad: () => void,
): void {
  const held: (() => void)[] = [];
  let isOver = false;
  let isLoading = false;
  const giveUp = () => {
    if (isOver) return;
    isOver = true;
    document.dispatchEvent(new Event('appgone'));
  };

  if (!isSupported) {
    document.early = undefined;
    giveUp();
    return;
  }

  const [href, printSheet] = getSources(document, 'app-styles');
  // Applied at the first intent: whatever opens then has its looks at once.
  if (!isSavingData()) addElement(document.head, 'link', { rel: 'prefetch', as: 'style', href });
  getForcedColors().addEventListener('change', () => fetchStyle(document));
  document.addEventListener('storedchange', () => fetchStyleWhereSeen(document));
  // Paper has a sheet of its own: `beforeprint` would be too late to ask for it. It stands last in the
  // document, since what comes at the first intent must not win over it.
  if (printSheet) {
    addElement(document.documentElement, 'link', {
      rel: 'stylesheet',
      media: 'print',
      href: printSheet,
    });
  }
  const fetchAll = () => {
    onLoad();
    fetchStyle(document);
    for (const href of getSources(document, 'app-preload')) {
      addElement(document.head, 'link', { rel: 'preload', as: 'script', href, onerror: giveUp });
    }
    for (const src of getSources(document, 'app-scripts')) {
      addElement(document.head, 'script', { async: false, onerror: giveUp, src });
    }
    setTimeout(giveUp, patience);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // In a task of its own: what was pressed is answered first, and this takes 20 ms on a slow machine.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = fetchAll;
    port2.postMessage('');
  };
  let pointer = '';
  // Browsers report a pointer that rests, too, when a page appears or scrolls below it.
  const isResting = (event: Event): boolean => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
    const before = pointer;
    pointer = `${event.clientX},${event.clientY}`;
    return before === '' || before === pointer;
  };

  const hold = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(replay);
  };
  const holdClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button[data-needs-script],[aria-haspopup]');
    const dialog = control?.localName === 'a' ? document.querySelector('dialog') : null;
    // Who has closed the search again does not wait for it.
    if (control) hold(event, () => dialog?.open !== false && control.click());
  };
  const holdKey = (event: KeyboardEvent) => {
    const { key, code, metaKey, ctrlKey, isComposing, target } = event;
    const isSearch = isSearchPress(event);
    // In a field, that of the search above all, it means what React makes of it.
    const isAsked = key === 'Enter' && !isComposing && target instanceof HTMLInputElement;
    if (!isSearch && !isAsked && !getSingleKey(event, isPlainTyping(event))) return;
    const dialog = isSearch ? document.querySelector('dialog') : null;
    hold(event, () => {
      if (dialog?.open === false) return;
      (isAsked ? target : document).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, metaKey, ctrlKey, bubbles: true }),
      );
    });
  };
  const hear = (event: Event) => {
    if (isOver) return;
    if (!isLoading && intents.includes(event.type) && !isResting(event)) {
      document.firstIntent = event;
      load();
    }
    if (event.type === 'click') holdClick(event);
    else if (event instanceof KeyboardEvent) holdKey(event);
  };
  document.addEventListener('appready', () => {
    isOver = true;
    for (const replay of held.splice(0)) replay();
  });

  const before = listEarly(document);
  document.early = { push: hear };
  before.forEach(hear);
  if (isScriptMeant(document)) whenShown(document, load);
}

/**
 * Whether script alone finds what the address means: a path without a page, lines of code, a search. Then it
 * comes without a deed of the reader's.
 */
export const isScriptMeant = ({ documentElement, location }: Document): boolean =>
  documentElement.dataset.pageType === '404' || /-L\d|[?&]q=/.test(location.href);
