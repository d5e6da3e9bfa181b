import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { useAssetHref } from '../lib/siteHooks';
import { useText } from '../lib/text';
import styles from './Picture.module.css';
import { useZoom } from './useZoom';

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
  const getAssetHref = useAssetHref();
  const source = imported ? src : getAssetHref(src);
  const image = { ...props, src: source };
  if (!grows)
    return (
      <img {...image} alt={alt} className={clsx(styles.image, className)} data-part="picture" />
    );
  const large = hasLarge && source.replace(/(\.\w+)$/, '@2x$1');
  return <GrowingPicture {...image} alt={alt} className={className} data-zoom-src={large} />;
}

function GrowingPicture({ className, alt = '', ...props }: ComponentProps<'img'>) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const { isOpen, prepare, toggle } = useZoom(image);
  return (
    <span className={styles.picture} data-part="picture">
      <img {...props} alt={alt} className={clsx(styles.image, className)} ref={image} />
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
