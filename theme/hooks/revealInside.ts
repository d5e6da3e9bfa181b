/** Unfolds every `details` that holds an element. */
export function openAncestors(element: HTMLElement): void {
  let group = element.parentElement?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
}

/**
 * Scrolls a list so that one of its entries is in view, in the middle where it was not. Nothing else
 * moves: `scrollIntoView` would take the page along.
 */
export function scrollToInside(list: HTMLElement, entry: HTMLElement): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
