/**
 * Keeps closed what the reader has closed: the page names the announcement's storage key on its root,
 * and `data-announced` there hides it, before the first paint.
 */
export function startAnnouncement(document: Document): void {
  const root = document.documentElement;
  const key = root.dataset.announcement;
  if (!key) return;
  if (localStorage.getItem(key) === 'true') root.dataset.announced = '';
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-close-announcement]')) return;
    root.dataset.announced = '';
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Quota: closed for this page.
    }
    // The button is gone; the keyboard goes on where the page now begins.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
