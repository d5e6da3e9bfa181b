import { existsSync, readFileSync } from 'node:fs';

/**
 * `retried` tests failed and then passed.
 * @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Counts
 */

/**
 * What a runner's JSON report counts; undefined where the runner wrote none.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  const { summary, stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) {
    // Of Playwright.
    const { expected, unexpected, skipped, flaky } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky };
  }
  // Of Rstest. A file that could not be loaded has no tests to count.
  const { passedTests, failedTests, failedFiles, skippedTests, todoTests } = summary;
  return {
    passed: passedTests,
    failed: Math.max(failedTests, failedFiles),
    skipped: skippedTests + todoTests,
    retried: 0,
  };
}

/**
 * The end of a command: a table of the steps it ran, the names of those that failed, and the totals as
 * last line.
 * @param {string} command such as `npm test`
 * @param {{
 *   results: readonly import('../test.mjs').StepResult[],
 *   seconds: number,
 *   omitted: readonly { name: string, reason?: string }[],
 * }} run `omitted` are scripts that are no part of it; some steps run at the same time
 */
export function formatSummary(command, { results, seconds, omitted }) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const failed = results.filter(({ result }) => result === 'failed').map(({ name }) => name);
  const sum = (/** @type {keyof Counts} */ key) =>
    results.reduce((total, step) => total + step[key], 0);
  return [
    `\n${command} ran for ${seconds.toFixed(0)} s:\n`,
    ...results.map((step) =>
      [
        step.name.padEnd(width),
        step.result.padEnd(7),
        `${step.seconds.toFixed(1)} s`.padStart(8),
        formatCounts(step),
      ].join('  '),
    ),
    ...omitted.map(({ name, reason }) => `Not part of ${command}: npm run ${name} (${reason})`),
    ...(failed.length > 0 ? [`\nFailed: ${failed.join(', ')}; see what they printed above.`] : []),
    `\n${formatCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried: sum('retried') })}`,
  ].join('\n');
}

/** @param {Counts} counts */
const formatCounts = ({ passed, failed, skipped, retried }) =>
  `${passed} passed, ${failed} failed` +
  (skipped > 0 ? `, ${skipped} skipped` : '') +
  (retried > 0 ? `, ${retried} passed when tried again` : '');
