/**
 * Opens and closes menus where the browser knows no `popover`: the same buttons, Escape, a click beside
 * them; `data-open` stands for `:popover-open` (base.css).
 */
export function replacePopovers(document: Document): void {
  const findOpener = ({ id }: HTMLElement) =>
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
  const setOpen = (panel: HTMLElement, isOpen: boolean): void => {
    panel.dispatchEvent(new Event('beforetoggle'));
    panel.toggleAttribute('data-open', isOpen);
    findOpener(panel)?.setAttribute('aria-expanded', String(isOpen));
  };
  const listOpen = () => document.querySelectorAll<HTMLElement>('[popover][data-open]');
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setOpen(this, true);
    },
    hidePopover(this: HTMLElement) {
      setOpen(this, false);
    },
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const open of listOpen()) {
      if (open !== panel && !open.contains(target)) setOpen(open, false);
    }
    const isHiding = button?.getAttribute('popovertargetaction') === 'hide';
    if (panel) setOpen(panel, !isHiding && !panel.hasAttribute('data-open'));
  });
  document.addEventListener('keydown', ({ key }) => {
    const panel = key === 'Escape' && [...listOpen()].at(-1);
    if (!panel) return;
    setOpen(panel, false);
    findOpener(panel)?.focus();
  });
}
