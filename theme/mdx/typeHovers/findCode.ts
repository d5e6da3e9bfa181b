/** The code of the block that an event happened in. */
export function findCode(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('figure, pre')?.querySelector<HTMLElement>('code') ?? null;
}
