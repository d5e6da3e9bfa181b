/** How a reader came to a block: an event, or the element there before anything listened. */
export type Approach = Event | { target: Element };

/** The code of the block that an event happened in. */
export function findCode(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('figure, pre')?.querySelector<HTMLElement>('code') ?? null;
}
