import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isSavingData } from '../lib/network';
import { useAssetHref } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { announce } from '../ui/Announcer';
import styles from './Picture.module.css';

export interface PictureProps extends ComponentProps<'img'> {
  /** Whether a click shows it as large as the window (build/render/imageSizes.ts decides). */
  grows?: 'true';
  /** Whether the bundler has named the file: its address is whole. */
  imported?: 'true';
  /** Whether there is a file of twice the size, to be shown then. */
  hasLarge?: 'true';
}

/** An image of a page. One that grows has a button over it; without script there is the image alone. */
export function Picture({
  grows,
  imported,
  hasLarge,
  src = '',
  alt = '',
  className,
  ...props
}: PictureProps) {
  const text = useText();
  const getAssetHref = useAssetHref();
  const image = useRef<HTMLImageElement>(null);
  const { isOpen, prepare, toggle } = useZoom(image);
  const source = imported ? src : getAssetHref(src);
  const rendered = (
    <img
      {...props}
      ref={image}
      src={source}
      alt={alt}
      className={clsx(styles.image, className)}
      data-part={grows ? undefined : 'picture'}
      data-zoom-src={grows && hasLarge && source.replace(/(\.\w+)$/, '@2x$1')}
    />
  );
  if (!grows) return rendered;
  return (
    <span className={styles.picture} data-part="picture">
      {rendered}
      <button
        type="button"
        className={styles.button}
        data-needs-script=""
        aria-expanded={isOpen}
        aria-label={text('zoomImage', { alt })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      />
    </span>
  );
}

/** Delay after the first render before images can be zoomed, in ms. */
const setUpDelay = 100;

const loadZoom = () => import('./growImage');

/** Lets an image grow to the window. Where its code cannot be fetched the image itself is opened. */
function useZoom(image: RefObject<HTMLImageElement | null>) {
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
    /** Fetches what the zoom needs: at the first sign that the reader wants it. */
    prepare: () => {
      if (isReady.current && !isSavingData()) loadZoom().catch(() => {});
    },
    toggle: ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
      const target = image.current;
      if (!target) return;
      if (shrink.current) shrink.current();
      else grow(target, button).catch(() => location.assign(target.currentSrc));
    },
  };
}
