/** Widths from which the sidebar and the menu are parts of the page rather than popovers over it. */
const breakpoints = ['(width >= 48em)', '(width > 64em)'];

const listOpen = (document: Document) => document.querySelectorAll<HTMLElement>(':popover-open');

/** Closes popovers when a link in them is followed, the focus leaves them, or they become parts of the page. */
export function closePopovers(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const popover = link?.closest<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const open of listOpen(document)) {
      const isOpener = target.getAttribute('popovertarget') === open.id;
      if (!isOpener && !open.contains(target)) open.hidePopover();
    }
  });
  for (const query of breakpoints) {
    matchMedia(query).addEventListener('change', ({ matches }) => {
      if (matches) for (const open of listOpen(document)) open.hidePopover();
    });
  }
}
