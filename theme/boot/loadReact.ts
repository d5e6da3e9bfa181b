import { scriptNames } from '../../site/rootData';
import {
  copyButton,
  dropArea,
  emit,
  getRootData,
  on,
  queryNames,
  reactControls,
  searchDialog,
  searchLink,
} from '../lib/contract';
import { getCapturedEvents, whenParsed } from '../lib/early';
import { isSavingData } from '../lib/network';
import { isSearchPress, scriptTimeout } from './captureEvents';
import { afterPrerender } from './pageLifecycle';
import {
  addElement,
  fetchStyle,
  fetchStyleIfVisible,
  getForcedColors,
  getSources,
  getStylesheets,
} from './resources';

/** Events that show that the reader will use the page rather than only read it. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'keydown',
  'focusin',
  'dragover',
  'input',
  'change',
];

/**
 * Loads React at the first interaction. Presses on controls that need it, and the shortcut of search, are queued and
 * replayed at `appready`. Where React cannot be loaded, `appmissing` is fired and nothing is queued any longer.
 */
export function loadReactOnInteraction(
  document: Document,
  isSupported: boolean,
  onLoad: () => void,
): void {
  const queue: (() => void)[] = [];
  let isOver = false;
  let isLoading = false;
  const giveUp = () => {
    if (isOver) return;
    isOver = true;
    emit('appmissing');
  };
  if (!isSupported) {
    document.capturedEvents = undefined;
    giveUp();
    return;
  }
  // A style that does not come would hold `load` up.
  if (document.readyState === 'complete') prefetchStyles(document);
  else addEventListener('load', () => prefetchStyles(document));

  const addScripts = () => {
    fetchStyle(document);
    for (const src of getSources(document, scriptNames.all)) {
      addElement(document.head, 'script', { async: false, onerror: giveUp, src });
    }
    onLoad();
    setTimeout(giveUp, scriptTimeout);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const request = { rel: 'preload', as: 'script' } as const;
    for (const href of getSources(document, scriptNames.preload)) {
      addElement(document.head, 'link', { ...request, href, onerror: giveUp });
    }
    for (const href of getSources(document, scriptNames.all)) {
      addElement(document.head, 'link', { ...request, href });
    }
    // In a separate task, which comes when the press is answered: it takes 20 ms on a slow machine.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = addScripts;
    port2.postMessage('');
  };

  const getDialog = () => document.querySelector<HTMLDialogElement>(searchDialog);
  const enqueue = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(replay);
  };
  const queueClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(reactControls);
    if (control?.matches(copyButton)) startCopy(document);
    const dialog = control?.matches(searchLink) ? getDialog() : null;
    // Not replayed when the reader has closed the search meanwhile, or has opened a menu by a press before this.
    const isDone = () =>
      dialog?.open === false || control?.nextElementSibling?.matches(':popover-open');
    if (control) enqueue(event, () => isDone() || control.click());
  };
  const queueKey = (event: KeyboardEvent) => {
    const { key, code, metaKey, ctrlKey, isComposing, target } = event;
    const isSearch = isSearchPress(event);
    // React decides what Enter in a field does, above all in that of the search.
    const isEnter = key === 'Enter' && !isComposing && target instanceof HTMLInputElement;
    if (!isSearch && !isEnter) return;
    const dialog = isSearch ? getDialog() : null;
    enqueue(event, () => {
      if (dialog?.open === false) return;
      (isEnter ? target : document).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, metaKey, ctrlKey, bubbles: true }),
      );
    });
  };
  const isRestingPointer = watchPointer();
  const handleEvent = (event: Event) => {
    if (isOver) return;
    if (isSearchPress(event)) startSearchWorker(document);
    if (!isLoading && interactions.includes(event.type) && !isRestingPointer(event)) {
      document.firstInteraction = event;
      load();
    }
    if (event.type === 'click') queueClick(event);
    else if (event instanceof KeyboardEvent) queueKey(event);
  };
  on('appready', () => {
    isOver = true;
    for (const replay of queue.splice(0)) replay();
  });

  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => {
      handleEvent(event);
      if (!isOver) keepDropped(event);
    });
  }

  const captured = getCapturedEvents(document);
  document.capturedEvents = { push: handleEvent };
  captured.forEach(handleEvent);
  if (needsReactAtOnce(document)) whenParsed(document, () => afterPrerender(document, load));
}

/** What is dropped where files are taken goes into the field for them, which is read when React has come. */
function keepDropped(event: DragEvent): void {
  const { target, dataTransfer, type } = event;
  const field = target instanceof Element && target.closest(dropArea)?.querySelector('input');
  if (!field || !dataTransfer) return;
  event.preventDefault();
  if (type === 'drop') field.files = dataTransfer.files;
}

/** Safari lets a page copy only in answer to a press: the clipboard is called now and gets the text from React. */
function startCopy(document: Document): void {
  const { clipboard } = navigator;
  if (!clipboard || !window.ClipboardItem) return;
  const copied = new Promise<Blob>((resolve) => {
    document.startedCopy = (text) => {
      resolve(new Blob([text], { type: 'text/plain' }));
      return written;
    };
  });
  const written = clipboard.write([new ClipboardItem({ 'text/plain': copied })]);
  // Who copies hears of it; nobody does where React does not come.
  written.catch(() => undefined);
}

/** The worker fetches and builds the index while React comes. */
function startSearchWorker(document: Document): void {
  const indexUrl = document.querySelector<HTMLElement>(searchDialog)?.dataset.index;
  if (!indexUrl || document.searchWorker || !window.Worker) return;
  const worker = new Worker(SEARCH_WORKER);
  worker.onerror = () => {
    document.searchWorker = undefined;
  };
  worker.postMessage({ id: 0, indexUrl, query: '' });
  document.searchWorker = worker;
}

/** Fetches the whole stylesheet, applied at the first interaction, and the one for print. */
function prefetchStyles(document: Document): void {
  const [href, printStylesheet] = getStylesheets(document);
  if (!isSavingData()) addElement(document.head, 'link', { rel: 'prefetch', as: 'style', href });
  getForcedColors().addEventListener('change', () => fetchStyle(document));
  on('storedchange', () => fetchStyleIfVisible(document));
  // `beforeprint` would be too late to fetch it.
  if (printStylesheet) {
    addElement(document.documentElement, 'link', {
      rel: 'stylesheet',
      media: 'print',
      href: printStylesheet,
    });
  }
}

/** Browsers also report a pointer that does not move, when a page appears or scrolls below it. */
function watchPointer(): (event: Event) => boolean {
  let position = '';
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
    const before = position;
    position = `${event.clientX},${event.clientY}`;
    return before === '' || before === position;
  };
}

/** Whether only React can answer the address: a path without a page, lines of code, a query of its own, a text. */
const needsReactAtOnce = ({ location: { href, search } }: Document): boolean => {
  const query = new URLSearchParams(search);
  return (
    getRootData().pageType === '404' ||
    /-L\d|#\w+=/.test(href) ||
    Object.values(queryNames).some((name) => query.has(name))
  );
};
