/**
 * Puts a stylesheet or script at the end of an element. Scripts with `async: false` run in the order in
 * which they were added; without it an added one runs when it arrives.
 */
export function addElement<Name extends 'link' | 'script'>(
  parent: Element,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  parent.append(Object.assign(document.createElement(name), properties));
}
