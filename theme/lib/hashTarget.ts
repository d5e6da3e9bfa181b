import { stripPasted } from '../../site/address';
import { type LineRange, parseLineHash } from '../../site/parseLineHash';

/** The id a hash names, without `#`; a malformed escape (`#%E0%A4%A`) is left as it is. */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The lines that a hash names, also one that was pasted with the end of a sentence. */
export const parseLines = (hash: string): LineRange | undefined =>
  parseLineHash(stripPasted(hash).slice(1));

/** The lines of code that a hash names (`#build:bash-L3-7`), none for any other hash. */
export function findLines(hash: string): HTMLElement[] {
  const range = parseLines(hash);
  if (!range) return [];
  const lines = document.getElementById(range.id)?.querySelectorAll<HTMLElement>('.line') ?? [];
  return [...lines].slice(range.from - 1, range.to);
}

/** What a hash leads to: the element of that id, a line of code, or the block where it has no such line. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = decodeHash(hash);
  const block = parseLines(hash)?.id;
  return (
    document.getElementById(id) ??
    findLines(hash)[0] ??
    (block === undefined ? null : document.getElementById(block))
  );
}

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
export function showTarget(element: HTMLElement, block?: ScrollLogicalPosition): void {
  let group = element.parentElement?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
  revealPanels(element);
  element.scrollIntoView({ block });
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
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
