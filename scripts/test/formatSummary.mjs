/** @typedef {import('./runStep.mjs').StepResult} StepResult */

const longestList = 20;

/**
 * The end of a command: a table of the steps it ran, what was skipped or failed and why, and the
 * totals as last line.
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
  const broken = results
    .filter(({ result }) => result === 'failed')
    .flatMap(({ name, broken: tests = [] }) =>
      tests.length > 0 ? tests : [{ name, reason: 'see what it printed above' }],
    );
  return [
    '',
    `${command} ran:`,
    '',
    ['step'.padEnd(width), 'result ', '    time', 'counts'].join('  '),
    ...rows,
    ...formatList('Skipped:', skipped),
    ...formatList(
      'Failed, then passed when tried again:',
      results.flatMap((result) => result.retried ?? []),
    ),
    ...formatList(
      `Not part of ${command}:`,
      leftOut.map(({ name, reason }) => ({ name: `npm run ${name}`, reason })),
    ),
    ...formatList('Failed:', broken),
    '',
    formatCounts(
      results.reduce((sum, { passed }) => sum + passed, 0),
      results.reduce((sum, { failed }) => sum + failed, 0),
      skipped.length,
    ),
  ].join('\n');
}

/**
 * @param {string} title
 * @param {{ name: string, reason: string }[]} named
 */
function formatList(title, named) {
  if (named.length === 0) return [];
  const shown = named.slice(0, longestList).map(({ name, reason }) => `  ${name}: ${reason}`);
  const more = named.length - shown.length;
  return ['', title, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 */
function formatCounts(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
