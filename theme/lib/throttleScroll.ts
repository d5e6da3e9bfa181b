/** spec.md §9, "Scroll handler throttle", in milliseconds. */
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
