import { getRootData } from '../lib/contract';

/** Appends a stylesheet or script. Scripts with `async: false` run in the order in which they were added. */
export function addElement<Name extends 'link' | 'script'>(
  parent: Element,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  parent.append(Object.assign(document.createElement(name), properties));
}

/** Addresses from the page, in order, by a name of `scriptNames`. */
export const getSources = (document: Document, name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];

/**
 * The whole stylesheet, and the one for print, which the page links to for readers without script. A `'`
 * without a second one in the inline script would confuse the framework, and the build would fail.
 */
export const getStylesheets = (document: Document): string[] =>
  document.querySelector('noscript')?.textContent.match(/[\w/:.-]+\.css/g) ?? [];

/**
 * Adds the whole stylesheet, once. In the head, the first paint waits for it; later `blocking` does nothing,
 * and it is the last: before another one, it would have browsers lay out all text again.
 */
export function fetchStyle(document: Document): void {
  const [href] = getStylesheets(document);
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  // A string may be assigned to `blocking`; its type only knows what is read.
  const properties = { rel: 'stylesheet', href, blocking: 'render' } as object;
  const isPainted = document.querySelector('link[media=print]');
  addElement(isPainted ? document.documentElement : document.head, 'link', properties);
}

/** Adds it where readers see a difference: parts hidden by the address, code as they chose it, forced colors. */
export function fetchStyleIfVisible(document: Document): void {
  const { hide, code } = getRootData();
  if (hide || code || getForcedColors().matches) fetchStyle(document);
}

export const getForcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');
