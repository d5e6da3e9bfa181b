import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isSearchShortcut } from '../lib/isSearchShortcut';

export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/**
 * Shows a `<dialog>` over the page for as long as it is mounted. Escape, the shortcut that opened it, a
 * press beside it, another page and `close()` close it; the browser then gives the focus back. The page
 * behind does not scroll.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => {
    ref.current?.close();
    // Not left to the `close` event: it comes a task later, after a shortcut pressed at once.
    onClose();
  };
  const handleClose = useEffectEvent(close);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listeners = listenForClose(dialog, () => handleClose());
    const unlock = lockScroll(document.documentElement);
    dialog.showModal();
    return () => {
      listeners.abort();
      dialog.close();
      unlock();
    };
  }, []);

  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) handleClose();
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
    if (!isSearchShortcut(event, true)) return;
    event.preventDefault();
    close();
  };
  dialog.addEventListener('pointerdown', handlePress, { signal });
  dialog.addEventListener('click', handleClick, { signal });
  dialog.addEventListener('keydown', handleKeyDown, { signal });
  // `cancel`: Escape or the back gesture; `close`: whatever else the browser may do.
  for (const name of ['cancel', 'close']) dialog.addEventListener(name, close, { signal });
  return listeners;
}

/** Keeps the room of a scroll bar that takes some, so that the page does not jump. */
function lockScroll(root: HTMLElement): () => void {
  const hasScrollBar = window.innerWidth > root.clientWidth;
  root.dataset.scrollLock = hasScrollBar ? 'gutter' : '';
  return () => {
    delete root.dataset.scrollLock;
  };
}
