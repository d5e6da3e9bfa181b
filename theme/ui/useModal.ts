import { getRootData } from '../lib/contract';
import { isSearchShortcut } from '../lib/shortcuts';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows the `<dialog>` of the search over the page. Escape, the shortcut that opened it, a press outside it, another page
 * and `close()` close it; the browser then returns the focus.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  // The browser's address: that of the router may still be the one before, when the dialog is opened
  // while the next page is on its way.
  const shownOn = useRef<string>(undefined);
  const close = () => {
    ref.current?.close();
    // Not left to the `close` event: it comes a task later, after a shortcut pressed at once.
    onClose();
  };
  const handleClose = useEffectEvent(close);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const listeners = listenForClose(dialog, () => handleClose());
    const unlock = lockBodyScroll(dialog);
    shownOn.current = window.location.pathname;
    if (!dialog.open) dialog.showModal();
    return () => {
      listeners.abort();
      dialog.close();
      unlock();
    };
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && shownOn.current !== window.location.pathname) handleClose();
  }, [pathname]);

  return { dialog: ref, close };
}

function listenForClose(dialog: HTMLDialogElement, close: () => void): AbortController {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isPressedOutside = false;
  const handlePress = ({ target }: Event) => {
    isPressedOutside = target === dialog;
  };
  // Both ends of the press count: a selection dragged out of the field must not close.
  const handleClick = ({ target }: Event) => {
    if (target === dialog && isPressedOutside) close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    close();
  };
  dialog.addEventListener('pointerdown', handlePress, { signal });
  dialog.addEventListener('click', handleClick, { signal });
  dialog.addEventListener('keydown', handleKeyDown, { signal });
  // Escape or the back gesture; then whatever else the browser may do. A `close` comes a task later, and
  // may find the dialog opened again.
  dialog.addEventListener('cancel', close, { signal });
  dialog.addEventListener('close', () => dialog.open || close(), { signal });
  return listeners;
}

const message =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/** iPads call themselves Macs; no Mac has a touch screen. */
const isIos = (): boolean =>
  /iP(ad|hone|od)/.test(navigator.platform) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/**
 * Keeps the page behind a dialog from scrolling, until the returned function is called. On iOS a lock
 * without the part that may still scroll does nothing but log.
 */
export function lockBodyScroll(target: HTMLElement | null): () => void {
  if (isIos() && !target) {
    // eslint-disable-next-line no-console -- so that developers see why the lock does nothing.
    console.error(message);
    return () => undefined;
  }
  const root = document.documentElement;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  getRootData().scrollLock = hasScrollBar ? 'gutter' : '';
  return () => {
    delete getRootData().scrollLock;
  };
}
