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

/**
 * Named in the page by build/render/html: `app-styles`, the whole stylesheet and the one for paper;
 * `app-scripts`, in their order; `app-preload`, scripts to fetch early.
 */
export const getSources = (document: Document, name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];

/**
 * Nothing is painted before it is there. As with `class`, a text may be assigned to it; its type knows only
 * what is read.
 */
const blocking = { blocking: 'render' } as unknown as Partial<HTMLLinkElement>;

/** Has the whole stylesheet fetched, once. It stands behind the page's own rules, which are a part of it. */
export function fetchStyle(document: Document): void {
  const [href] = getSources(document, 'app-styles');
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  addElement(document.head, 'link', { rel: 'stylesheet', href });
}

/** Whether readers have colours of their own. */
export const getForcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');

/**
 * Whether readers see at once what is not in the page's own rules: colours of their own, code as they
 * chose it, parts that the address hides.
 */
const isSeen = ({ documentElement: { dataset } }: Document): boolean =>
  Boolean(dataset.hide || dataset.code) || getForcedColors().matches;

/** Has readers who see it at once get the whole stylesheet before the first paint. */
export function fetchStyleFirst(document: Document): void {
  if (!isSeen(document)) return;
  const [href] = getSources(document, 'app-styles');
  addElement(document.head, 'link', { rel: 'stylesheet', href, ...blocking });
}

/** Fetches it for readers who see it from now on. */
export function fetchStyleWhereSeen(document: Document): void {
  if (isSeen(document)) fetchStyle(document);
}
