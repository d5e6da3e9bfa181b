/**
 * Gives the focus to a heading, or to the page's title where none is named, without scrolling: a
 * reader who goes on by keyboard or hears the page starts there.
 */
export function focusText(target: HTMLElement | null): void {
  const heading = target ?? document.querySelector<HTMLElement>('#content h1, h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
