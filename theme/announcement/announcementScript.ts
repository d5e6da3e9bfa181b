import { listEarly } from '../boot/captureEvents';
import { readStored } from '../lib/storage';

/**
 * Hides what the reader has closed: the page names the announcement's storage key on its root, and
 * `data-announced` there hides it, before the first paint.
 */
export function hideAnnouncement({ documentElement: { dataset } }: Document): void {
  const key = dataset.announcement;
  if (key && readStored(key) === 'true') dataset.announced = '';
}

/** Closes the announcement for good, as soon as the reader asks for it. */
export function closeAnnouncement(document: Document): void {
  const { dataset } = document.documentElement;
  const key = dataset.announcement;
  if (!key) return;
  const close = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-close-announcement]')) return;
    dataset.announced = '';
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Quota: closed for this page.
    }
    // The button is gone; the keyboard goes on where the page now begins.
    document.querySelector<HTMLElement>('header a')?.focus();
  };
  listEarly(document, 'click').forEach(close);
  document.addEventListener('click', close);
}
