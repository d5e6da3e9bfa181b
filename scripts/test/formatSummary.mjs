/** @typedef {import('./runStep.mjs').StepResult} StepResult */

const longestList = 20;

/**
 * The end of a command: a table of the steps it ran, what was skipped and why, and the totals as
 * last line.
 * @param {string} command such as `npm test`
 * @param {StepResult[]} results
 * @param {{ name: string, reason: string }[]} leftOut scripts that are no part of it
 */
export function formatSummary(command, results, leftOut) {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const rows = results.map(({ name, result, passed, failed, skipped, seconds }) =>
    [
      name.padEnd(width),
      result.padEnd(7),
      `${seconds.toFixed(1)} s`.padStart(8),
      formatCounts(passed, failed, skipped.length),
    ].join('  '),
  );
  const skipped = results.flatMap((result) => result.skipped);
  const shown = skipped.slice(0, longestList).map(({ name, reason }) => `  ${name}: ${reason}`);
  const more = skipped.length - shown.length;
  const retried = results.flatMap((result) => result.retried ?? []);
  return [
    '',
    `${command} ran:`,
    '',
    ['step'.padEnd(width), 'result ', '    time', 'counts'].join('  '),
    ...rows,
    ...(skipped.length > 0 ? ['', 'Skipped:', ...shown] : []),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(retried.length > 0 ? ['', 'Failed, then passed when tried again:'] : []),
    ...retried.map((name) => `  ${name}`),
    ...(leftOut.length > 0 ? ['', `Not part of ${command}:`] : []),
    ...leftOut.map(({ name, reason }) => `  npm run ${name}: ${reason}`),
    '',
    formatCounts(
      results.reduce((sum, { passed }) => sum + passed, 0),
      results.reduce((sum, { failed }) => sum + failed, 0),
      skipped.length,
    ),
  ].join('\n');
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 */
function formatCounts(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
