/**
 * Opens the hidden panels of tabs around an element, as browsers that know `hidden="until-found"` do
 * for a link by themselves; tells whether there were any.
 */
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
