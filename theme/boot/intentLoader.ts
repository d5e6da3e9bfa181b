import { hasSingleKeys } from '../hooks/hasSingleKeys';
import { isTypingTarget } from '../hooks/isTypingTarget';
import { getSingleKey } from '../lib/getSingleKey';
import { isSearchShortcut } from '../lib/isSearchShortcut';
import { addElement } from './addElement';
import { whenShown } from './whenShown';

/** The first sign that the reader will use the page rather than only read it. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** How long a click waits for React, in milliseconds; then it does what it does without. */
const patience = 8_000;

/**
 * Named in the page by plugins/htmlFirst: the whole stylesheet and the one for paper, scripts in order,
 * scripts to fetch early.
 */
const getSources = (document: Document, name: string): string[] =>
  document
    .querySelector<HTMLMetaElement>(`meta[name=${name}]`)
    ?.content.split(' ')
    .filter(Boolean) ?? [];

/**
 * Brings React in at the first intent and loses nothing on the way: a click on a control that needs
 * script (`button[data-needs-script]`) or becomes one with it (`[aria-haspopup]`), and a shortcut, are
 * held and replayed once the page says `appready` (theme/layout/Root.tsx), or once React cannot come:
 * then search is a link. Links, disclosure and popovers work natively meanwhile, and the search opens
 * with its field, which keeps what is typed.
 * @param onLoad called before anything of React is fetched
 */
export function startIntentLoader(document: Document, onLoad: () => void): void {
  const held: (() => void)[] = [];
  let isReady = false;
  let isThere = false;
  const release = () => {
    isReady = true;
    for (const replay of held.splice(0)) replay();
  };

  // Paper has a sheet of its own: `beforeprint` would be too late to ask for it. It stands last in the
  // document, since what comes at the first intent must not win over it.
  addEventListener('load', () => {
    const [, href] = getSources(document, 'app-styles');
    if (href) {
      addElement(document.documentElement, 'link', { rel: 'stylesheet', media: 'print', href });
    }
  });
  const load = () => {
    onLoad();
    for (const intent of intents) removeEventListener(intent, loadAtIntent, true);
    const [href] = getSources(document, 'app-styles');
    if (href) addElement(document.head, 'link', { rel: 'stylesheet', href });
    for (const href of getSources(document, 'app-preload')) {
      addElement(document.head, 'link', { rel: 'preload', as: 'script', href, onerror: release });
    }
    for (const src of getSources(document, 'app-scripts')) {
      addElement(document.head, 'script', { async: false, onerror: release, src });
    }
    setTimeout(release, patience);
  };
  let pointer = '';
  // Browsers report a pointer that rests, too, when a page appears or scrolls below it.
  const isResting = (event: Event): boolean => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
    const before = pointer;
    pointer = `${event.clientX},${event.clientY}`;
    return before === '' || before === pointer;
  };
  const loadAtIntent = (event: Event) => {
    if (isResting(event)) return;
    document.firstIntent = event;
    load();
  };
  for (const intent of intents) {
    addEventListener(intent, loadAtIntent, { capture: true, passive: true });
  }
  // A path without a page, lines of code, a search: what is meant is found by script alone.
  if (document.documentElement.dataset.pageType === '404' || /-L\d|[?&]q=/.test(location.href)) {
    document.addEventListener('DOMContentLoaded', () => whenShown(document, load));
  }

  const hold = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(replay);
  };
  /**
   * Shows the search (theme/search/SearchPanel.tsx): who has closed it again does not wait for it. Where
   * React cannot come, its box is a link to the list of all pages, and leads to what was typed there.
   */
  const holdSearch = (event: Event, replay: () => void) => {
    const dialog = document.querySelector('dialog');
    if (dialog?.open === false) dialog.showModal();
    hold(event, () => {
      if (dialog?.open === false) return;
      if (isThere) {
        replay();
        return;
      }
      const link = document.querySelector<HTMLAnchorElement>('a[aria-haspopup]');
      const typed = dialog?.querySelector('input')?.value;
      // On the list itself no other page takes its place.
      dialog?.close();
      if (link && typed) link.hash = `:~:text=${encodeURIComponent(typed)}`;
      link?.click();
    });
  };
  const holdClick = (event: Event) => {
    if (isReady || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button[data-needs-script],[aria-haspopup]');
    const replay = () => control?.click();
    if (control) (control.localName === 'a' ? holdSearch : hold)(event, replay);
  };
  const holdKey = (event: KeyboardEvent) => {
    const isTyping = isTypingTarget(event.target) || !hasSingleKeys();
    const isSearch = isSearchShortcut(event, isTyping);
    const { key, code, metaKey, ctrlKey, isComposing, target } = event;
    // In a field, that of the search above all, it means what React makes of it.
    const isAsked = key === 'Enter' && !isComposing && target instanceof HTMLInputElement;
    if (isReady || !(isSearch || isAsked || getSingleKey(event, isTyping))) return;
    (isSearch ? holdSearch : hold)(event, () =>
      (isAsked ? target : document).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, metaKey, ctrlKey, bubbles: true }),
      ),
    );
  };
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);

  document.addEventListener('appready', () => {
    isThere = true;
    release();
  });
}
