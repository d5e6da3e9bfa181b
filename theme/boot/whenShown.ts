/**
 * Does something once the page is before a reader: at once, or, where a browser has prepared it before it
 * was asked for, when it is shown. Until then it may be thrown away, and must leave no trace.
 */
export function whenShown(document: Document, act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act);
  else act();
}
