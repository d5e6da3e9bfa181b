// @ts-check
// Runs in the measured page, before the page's own scripts.
/** @type {number[]} */
const clicks = [];
/** @type {number[]} */
const longTasks = [];

new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (name === 'click') clicks.push(duration);
  }
}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask' });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

document.addEventListener('appready', () => Object.assign(window, { isAppReady: true }));

Object.assign(window, {
  sidebarTimes: {
    clicks,
    longTasks,
    /**
     * From the click to the second frame after the heading has changed: that one has been painted.
     * @param {string} route
     */
    async timeLink(route) {
      const link = document.querySelector(`nav a[href="${route}"]`);
      if (!(link instanceof HTMLElement)) throw new Error(`No link leads to ${route}.`);
      const getHeading = () => document.querySelector('h1')?.textContent;
      const before = getHeading();
      const started = performance.now();
      link.click();
      while (getHeading() === before) await nextFrame();
      await nextFrame();
      await nextFrame();
      return performance.now() - started;
    },
  },
});
