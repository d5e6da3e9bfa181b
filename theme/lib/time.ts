/** A moment in the reader's own time zone: `November 21, 2026 at 1:02 PM`. */
export const formatLocalTime = (time: string | number, language: string): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });

/**
 * A day, in UTC so that every build and reader sees the same: `2026-11-25`, in Chinese `2026年11月25日`.
 * Browsers take 10 ms to load their own formats, on every page.
 */
export function formatDay(time: string | number, language: string): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return language === 'zh' ? day.replace(/(\d+)-0?(\d+)-0?(\d+)/, '$1年$2月$3日') : day;
}

/** A duration of theme/styles/tokens.css in milliseconds. */
export function readDuration(token: string): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue(token);
  return parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}

/** Milliseconds between two calls of a scroll handler. */
const pause = 200;

/** Lets a handler of scrolling run at the end of 200 ms, once, however often it is called meanwhile. */
export function throttleScroll(handle: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    cancel();
    handle();
  };
  return { call: () => (timer ??= setTimeout(run, pause)), cancel };
}
