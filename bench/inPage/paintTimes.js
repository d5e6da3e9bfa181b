// @ts-check
// Runs in each measured page, before its own scripts: notes its largest paint and its long tasks.
{
  const paint = { largest: 0, longTasks: 0 };
  Object.assign(window, { paintTimes: paint });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) paint.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
}
