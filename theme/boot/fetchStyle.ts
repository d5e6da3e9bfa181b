import { addElement } from './addElement';
import { getSources } from './getSources';

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

/** Colours of the reader's own. */
export const forcedColors = matchMedia('(forced-colors: active)');

/**
 * Whether readers see at once what is not in the page's own rules: colours of their own, code as they
 * chose it, parts that the address hides.
 */
const isSeen = ({ documentElement: { dataset } }: Document): boolean =>
  Boolean(dataset.hide || dataset.code) || forcedColors.matches;

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
