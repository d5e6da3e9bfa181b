/** Where narrow-screen parts begin to stand in place (design.md, "Menu screen"). */
const thresholds = ['(width >= 768px)', '(width > 1024px)'];

const closeAll = (document: Document): void => {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
};

/**
 * Closes menus that opened over the page: when a link in them is followed (a jump within the page
 * would leave them in the way), and when the window grows past a width at which they stand in place.
 */
export function closePopovers(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const popover = link?.closest<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  });
  // Whoever tabs out of a menu must not go on below it.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
      const isOpener = target.getAttribute('popovertarget') === open.id;
      if (!isOpener && !open.contains(target)) open.hidePopover();
    }
  });
  for (const query of thresholds) {
    matchMedia(query).addEventListener('change', ({ matches }) => {
      if (matches) closeAll(document);
    });
  }
}
