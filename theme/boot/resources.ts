import { getRootData } from './contract';

/** Appends a stylesheet or script. Scripts with `async: false` run in the order in which they were added. */
export function addElement<Name extends 'link' | 'script'>(
  parent: Element,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  parent.append(Object.assign(document.createElement(name), properties));
}

/** Addresses from the page: `app-styles` (whole stylesheet, print), `app-scripts` in order, `app-preload`. */
export const getSources = (document: Document, name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];

/** Adds the whole stylesheet, once. It comes after the page's own rules, which are a part of it. */
export function fetchStyle(document: Document): void {
  const [href] = getSources(document, 'app-styles');
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  addElement(document.head, 'link', { rel: 'stylesheet', href });
}

/** Adds the whole stylesheet if readers can see a difference. */
export function fetchStyleIfVisible(document: Document): void {
  if (isStyleVisible()) fetchStyle(document);
}

/** Adds it before the first paint, and delays that, if readers can see a difference. */
export function fetchStyleBeforePaint(document: Document): void {
  if (!isStyleVisible()) return;
  const [href] = getSources(document, 'app-styles');
  // A string may be assigned to `blocking`; its type only knows what is read.
  const blocking = { blocking: 'render' } as unknown as Partial<HTMLLinkElement>;
  addElement(document.head, 'link', { rel: 'stylesheet', href, ...blocking });
}

export const getForcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');

/** Whether the page shows what its own rules do not cover. */
function isStyleVisible(): boolean {
  const { hide, code } = getRootData();
  return Boolean(hide || code) || getForcedColors().matches;
}
