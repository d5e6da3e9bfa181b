import { announcementClose, getRootData } from '../lib/contract';
import { onClick } from '../lib/early';
import { readStored, writeStored } from '../lib/storage';

export function hideAnnouncement(): void {
  const root = getRootData();
  if (root.announcement && readStored(root.announcement) === 'true') root.announced = '';
}

/** Closes the announcement for good when its button is pressed, or was before this script ran. */
export function closeAnnouncement(document: Document): void {
  const root = getRootData();
  const key = root.announcement;
  if (!key) return;
  onClick(document, announcementClose, () => {
    root.announced = '';
    writeStored(key, 'true');
    // The focused button is gone: the keyboard continues where the page now begins.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
