// What features need of the time before and while their scripts come (theme/boot).

/** What readers did until now, where afterPaintScript.ts has not come yet. */
export const getCapturedEvents = ({ capturedEvents }: Document): Event[] =>
  Array.isArray(capturedEvents) ? capturedEvents : [];

/** Calls back for each click on what a selector matches, also for those before this script ran. */
export function onClick(
  document: Document,
  selector: string,
  callback: (control: HTMLElement, event: Event) => void,
): void {
  const listener = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(selector);
    if (control) callback(control, event);
  };
  for (const event of getCapturedEvents(document)) if (event.type === 'click') listener(event);
  document.addEventListener('click', listener);
}

/** Calls back when the page is parsed, or now where it is. */
export function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back now, whenever elements have arrived, and when the page is parsed. */
export function whileParsing(document: Document, callback: () => void): void {
  callback();
  const observer = new MutationObserver(callback);
  observer.observe(document, { childList: true, subtree: true });
  whenParsed(document, () => {
    callback();
    observer.disconnect();
  });
}
