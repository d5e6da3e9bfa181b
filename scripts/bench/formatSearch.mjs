/**
 * One line per question, and the slowest: the worker's part counts as often as the page is slowed.
 * @param {import('./timeSearch.mjs').SearchTimes} times
 */
export function formatSearch({ slowdown, queries }) {
  const round = (/** @type {number} */ time) => time.toFixed(1).padStart(6);
  const lines = queries.map(({ query, worker, page }) => {
    const total = slowdown * worker + page;
    return {
      total,
      line: `  ${round(total)} = ${slowdown} × ${round(worker)} worker + ${round(page)} page   ${query}`,
    };
  });
  const slowest = Math.max(...lines.map(({ total }) => total));
  return [
    '',
    `From the rest of the typing to painted results, processor slowed ${slowdown} times, in ms:`,
    ...lines.map(({ line }) => line),
    `  slowest: ${slowest.toFixed(1)}`,
  ].join('\n');
}
