import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSavingData } from '../lib/network';
import { useText } from '../lib/text';
import { announce } from '../ui/Announcer';

/** Delay after the first render before images can be zoomed, in ms. */
const setUpDelay = 100;

const loadZoom = () => import('./growImage');

export interface ImageZoom {
  isOpen: boolean;
  prepare: () => void;
  toggle: (event: MouseEvent<HTMLElement>) => void;
}

/** Lets an image grow to the window. Where its code cannot be fetched the image itself is opened. */
export function useZoom(image: RefObject<HTMLImageElement | null>): ImageZoom {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isReady = useRef(false);
  const shrink = useRef<() => void>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      isReady.current = true;
    }, setUpDelay);
    return () => {
      clearTimeout(timer);
      shrink.current?.();
    };
  }, []);

  async function grow(target: HTMLImageElement, button: HTMLElement): Promise<void> {
    const { growImage } = await loadZoom();
    setOpen(true);
    shrink.current = await growImage(target, () => {
      shrink.current = undefined;
      setOpen(false);
      // Unless the reader has tabbed on.
      if ([button, document.body].includes(document.activeElement as HTMLElement)) {
        button.focus({ preventScroll: true });
      }
    });
    announce(text('zoomOpened'));
  }

  return {
    isOpen,
    prepare: () => {
      if (isReady.current && !isSavingData()) loadZoom().catch(() => {});
    },
    toggle: ({ currentTarget: button }) => {
      const target = image.current;
      if (!target) return;
      if (shrink.current) shrink.current();
      else grow(target, button).catch(() => location.assign(target.currentSrc));
    },
  };
}
