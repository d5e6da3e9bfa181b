/** A moment in the reader's own time zone, or a given one: `November 21, 2026 at 1:02 PM`. */
export const formatLocalTime = (time: string | number, language: string, timeZone?: string) =>
  new Date(time).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** A CSS time in milliseconds: `0.1s` → 100, `250ms` → 250; 0 for anything else. */
export function parseDuration(time: string): number {
  const [, number, unit] = /^\s*(-?[\d.]+)(m?s)\s*$/.exec(time) ?? [];
  const value = Number(number);
  if (!Number.isFinite(value)) return 0;
  return unit === 's' ? value * 1000 : value;
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
    timer = undefined;
    handle();
  };
  return { call: () => (timer ??= setTimeout(run, pause)), cancel };
}
