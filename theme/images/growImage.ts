import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import './growImage.css';

/** How far the page may be scrolled before the zoom closes, in px. */
const scrollOffset = 40;

let zoom: Zoom | undefined;

/**
 * Shows an image as large as the window, and returns what ends that. Escape, a click, scrolling, a resize
 * and Tab end it too; then, when the image is in its place again, `onClosed` runs.
 */
export async function growImage(
  image: HTMLImageElement,
  onClosed: () => void,
): Promise<() => void> {
  zoom ??= mediumZoom({ margin: 0, scrollOffset, background: 'var(--zoom-backdrop)' });
  const own = zoom;
  // The library forgets a wish to close that comes while the image still grows.
  let grown: Promise<unknown> = Promise.resolve();
  const shrink = () => void grown.then(() => own.close());
  const leave = ({ key }: KeyboardEvent) => ['Tab', 'Escape'].includes(key) && shrink();
  own.attach(image);
  await dropMissing(image);
  image.addEventListener(
    'medium-zoom:closed',
    () => {
      document.removeEventListener('keydown', leave);
      // Taken out later: the library is not done with it yet.
      setTimeout(() => own.detach(image));
      onClosed();
    },
    { once: true },
  );
  document.addEventListener('keydown', leave);
  grown = own.open({ target: image });
  return shrink;
}

/** Where the large image cannot be had the one of the page stays: the library would show the gap. */
async function dropMissing(image: HTMLImageElement): Promise<void> {
  const { zoomSrc } = image.dataset;
  if (!zoomSrc) return;
  const large = new Image();
  large.src = zoomSrc;
  await large.decode().catch(() => image.removeAttribute('data-zoom-src'));
}
