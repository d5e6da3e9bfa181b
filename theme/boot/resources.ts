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
 * The whole stylesheet, and the one for print, which the page links to for readers without script. A single
 * quotation mark in the inline script would confuse the framework, which takes it out of its template.
 */
export const getStylesheets = (document: Document): string[] =>
  document.querySelector('noscript')?.textContent.match(/[\w/:.-]+\.css/g) ?? [];

/** Adds the whole stylesheet, once. It comes after the page's own rules, which are a part of it. */
export function fetchStyle(document: Document, properties: Partial<HTMLLinkElement> = {}): void {
  const [href] = getStylesheets(document);
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  addElement(document.head, 'link', { rel: 'stylesheet', href, ...properties });
}

/**
 * Adds it where readers can see a difference: parts hidden by the address, code as they chose it, forced
 * colors. In time it comes before the first paint, which waits for it.
 */
export function fetchStyleIfVisible(document: Document): void {
  const { hide, code } = getRootData();
  // A string may be assigned to `blocking`; its type only knows what is read.
  const properties = { blocking: 'render' } as unknown as Partial<HTMLLinkElement>;
  if (hide || code || getForcedColors().matches) fetchStyle(document, properties);
}

export const getForcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');
