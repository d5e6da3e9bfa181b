/** Marks a name; its value is the index of its text. */
export const nameAttribute = 'data-hover';

/**
 * Puts an element around each name of a block: start, length and index of its text in turn, counted
 * over the block's text. The text stays as it is, and so does every other element.
 */
export function wrapNames(code: HTMLElement, names: readonly number[], className = ''): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let from = 0;
  for (const text of texts) {
    const { length } = text;
    // The last first, so that each leaves the places of those before it.
    for (let at = names.length - 3; at >= 0; at -= 3) {
      const [nameStart = 0, nameLength = 0, index = 0] = names.slice(at, at + 3);
      // A name may go over several texts.
      const start = Math.max(nameStart - from, 0);
      const end = Math.min(nameStart + nameLength - from, length);
      if (start >= end) continue;
      const part = text.splitText(start);
      part.splitText(end - start);
      const name = document.createElement('span');
      name.className = className;
      name.setAttribute(nameAttribute, String(index));
      part.replaceWith(name);
      name.append(part);
    }
    from += length;
  }
}

/** Id of the panel that describes a name. */
export const panelId = 'type-hover';

export const findName = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${nameAttribute}]`) : null;

export const listNames = (code: Element): HTMLElement[] => [
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
