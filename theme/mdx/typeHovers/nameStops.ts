import { nameAttribute } from './wrapNames';

/** Id of the panel that describes a name. */
export const panelId = 'type-hover';

export const findName = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${nameAttribute}]`) : null;

const listNames = (code: Element): HTMLElement[] => [
  ...code.querySelectorAll<HTMLElement>(`[${nameAttribute}]`),
];

/**
 * Makes a name the one of its block that the Tab key stops at, and a button to screen readers; the
 * others are text, so that code is still read as code. Without a name, the first one.
 */
export function stopAt(code: Element, name = listNames(code)[0]): void {
  const last = code.querySelector(`[${nameAttribute}][tabindex]`);
  if (!name || last === name) return;
  for (const attribute of ['tabindex', 'role', 'aria-expanded', 'aria-describedby']) {
    last?.removeAttribute(attribute);
  }
  name.tabIndex = 0;
  name.role = 'button';
  name.ariaExpanded = 'false';
}

/** The name of the same block that a key leads to from another one. */
export function findNext(name: HTMLElement, key: string): HTMLElement | undefined {
  const code = name.closest('code');
  const names = code ? listNames(code) : [];
  const index = names.indexOf(name);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: names.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : names[Math.min(Math.max(target, 0), names.length - 1)];
}
