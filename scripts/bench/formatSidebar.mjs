/** @param {import('./timeSidebar.mjs').SidebarTimes} times */
export function formatSidebar({ slowdown, rounds, link, expand, longestScrollTask }) {
  return [
    '',
    `A sidebar of 300 pages, processor slowed ${slowdown} times, medians of ${rounds}:`,
    `  from a click on a link to the painted heading: ${link} ms`,
    `  from a click on a group to the paint that answers it: ${expand} ms`,
    `  longest task from scrolling: ${longestScrollTask === 0 ? 'none over 50 ms' : `${longestScrollTask} ms`}`,
  ].join('\n');
}
