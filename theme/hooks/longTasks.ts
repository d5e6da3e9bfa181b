/**
 * A task that takes so long, in milliseconds, says that the machine is slow: reached on each first page
 * at a quarter of a desktop machine's speed, and not at its full one.
 */
const slowTask = 80;

let isSlow = false;
let isWatching = false;

/**
 * Notes from the page's beginning on whether one of its tasks took so long that the reader felt it.
 * Called again it does nothing; browsers that do not tell are taken for quick.
 */
export function watchLongTasks(): void {
  if (isWatching || typeof PerformanceObserver === 'undefined') return;
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  isWatching = true;
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ duration }) => duration >= slowTask)) return;
    isSlow = true;
    observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Whether the page has been seen to be slow. */
export const isSlowMachine = (): boolean => isSlow;
