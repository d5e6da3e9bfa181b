/** Whether the browser knows the rule for what is unseen: it comes with the whole stylesheet. */
let canSkip = false;

/**
 * A part of a page in its frame that nobody sees, hears, finds or reaches (`data-unseen`,
 * theme/layout/DocFrame.module.css). The browser skips what is in it, and keeps what that is laid out as;
 * the part itself it would tell of. `inert` would have the style of each element computed anew as it is shown.
 */
export function hidePart(part: HTMLElement): void {
  part.dataset.unseen = '';
  part.ariaHidden = 'true';
  canSkip ||= getComputedStyle(part).contentVisibility === 'hidden';
  if (canSkip) part.style.removeProperty('display');
  else part.style.display = 'none';
}

/** Shows a part that was hidden, or that React hides. */
export function unhidePart(part: HTMLElement): void {
  delete part.dataset.unseen;
  part.ariaHidden = null;
  part.style.removeProperty('display');
}

/** Leaves what readers do not see first of a part for later (theme/layout/DocFrame.module.css). */
export function chooseTop(part: HTMLElement): void {
  part.dataset.top = '';
}

/** Leaves nothing of a part for later. */
export function chooseAll(part: HTMLElement): void {
  delete part.dataset.top;
}

/** Has a part laid out, though it is skipped: what is asked for a size is, and is kept so. */
export function layOut(part: HTMLElement): void {
  part.firstElementChild?.getBoundingClientRect();
}
