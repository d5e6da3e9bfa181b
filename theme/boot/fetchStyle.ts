import { addElement } from './addElement';
import { getSources } from './getSources';

/**
 * Has the whole stylesheet fetched, once. It stands behind the page's own rules, which are a part of it.
 * @param blocking `render` where nothing may be painted before it is there
 */
export function fetchStyle(document: Document, blocking = ''): void {
  const [href] = getSources(document, 'app-styles');
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  // As with `class`, a text may be assigned to it; its type knows only what is read.
  const late = { blocking } as unknown as Partial<HTMLLinkElement>;
  addElement(document.head, 'link', { rel: 'stylesheet', href, ...late });
}

/** Colours of the reader's own. */
export const forcedColors = matchMedia('(forced-colors: active)');

/**
 * Fetches the whole stylesheet before the first paint for readers who see what is not in the page's own
 * rules: colours of their own, code shown as they chose it, parts that the address hides.
 */
export function fetchStyleWhereSeen(document: Document): void {
  const { hide, code } = document.documentElement.dataset;
  if (hide || code || forcedColors.matches) fetchStyle(document, 'render');
}
