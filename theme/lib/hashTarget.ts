/** The id a hash names, without `#`; a malformed escape (`#%E0%A4%A`) is left as it is. */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The element whose id a hash names. */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeHash(hash));

/** Opens the hidden panels of tabs around an element; tells whether there were any. */
export function revealPanels(element: HTMLElement): boolean {
  let panel = element.closest('[role=tabpanel][hidden]');
  const isHidden = panel !== null;
  while (panel) {
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    panel.removeAttribute('hidden');
    panel = element.closest('[role=tabpanel][hidden]');
  }
  return isHidden;
}

/** As browsers do for a hash: opens what is folded or hidden around an element, and scrolls to it. */
export function showTarget(element: HTMLElement): void {
  let group = element.parentElement?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
  revealPanels(element);
  element.scrollIntoView();
}

/** Scrolls a list until an entry is in view. `scrollIntoView` would scroll the page as well. */
export function scrollToInside(list: HTMLElement, entry: HTMLElement): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Gives the focus to a heading, or to the page's title, so that keyboard and screen reader go on from there. */
export function focusText(target?: HTMLElement | null): void {
  const heading = target ?? document.querySelector<HTMLElement>('#content h1, h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // A dialog gives the focus back.
      if (relatedTarget instanceof Element && relatedTarget.closest('dialog')) return;
      heading.removeAttribute('tabindex');
      heading.removeEventListener('blur', handleBlur);
    };
    heading.addEventListener('blur', handleBlur);
  }
  heading.focus({ preventScroll: true });
}
