import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `broken` are the failed tests and `retried` those that failed and then passed, each with the first
 * line of what its runner said.
 * @typedef {{ name: string, reason: string }} Named
 * @typedef {{ passed: number, failed: number, skipped: Named[], broken?: Named[], retried?: Named[] }} Counts
 * @typedef {Named & { state: 'passed' | 'failed' | 'skipped' | 'retried' }} TestResult
 */

/**
 * What a runner's JSON report counts; undefined where the runner wrote none.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return countResults(report.tool === 'rstest' ? listRstest(report) : listPlaywright(report));
}

/** @param {readonly TestResult[]} results @returns {Counts} */
export function countResults(results) {
  const pick = (/** @type {TestResult['state']} */ wanted) =>
    results
      .filter(({ state }) => state === wanted)
      .map(({ name, reason }) => ({ name, reason: readFirstLine(reason) }));
  const [passed, broken, skipped, retried] = [
    pick('passed'),
    pick('failed'),
    pick('skipped'),
    pick('retried'),
  ];
  return {
    passed: passed.length + retried.length,
    failed: broken.length,
    skipped,
    broken,
    retried,
  };
}

/**
 * Without the colours of a terminal.
 * @param {string} message
 */
function readFirstLine(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no reason given';
}

/** @type {Record<string, TestResult['state']>} */
const states = {
  pass: 'passed',
  fail: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'retried',
};

/**
 * A file that could not be loaded has no tests to count: it is one failure.
 * @typedef {{ status: string, name: string, fullName?: string, errors?: { message: string }[] }} RstestCase
 * @typedef {{ status: string, testPath: string, results: RstestCase[] }} RstestFile
 * @param {{ files: RstestFile[] }} report
 * @returns {TestResult[]}
 */
export const listRstest = ({ files }) =>
  files.flatMap(({ status, testPath, results }) => [
    ...(status === 'fail' && !results.some((test) => test.status === 'fail')
      ? [{ name: testPath, state: /** @type {const} */ ('failed'), reason: 'could not be loaded' }]
      : []),
    ...results.map((test) => ({
      name: test.fullName ?? test.name,
      state: states[test.status] ?? 'skipped',
      reason: test.errors?.[0]?.message ?? '',
    })),
  ]);

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ error?: { message?: string } }} Attempt
 * @typedef {{ status: string, annotations: Annotation[], results?: Attempt[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {TestResult[]}
 */
export const listPlaywright = ({ suites, errors = [] }) => [
  ...errors.map(({ message = '' }) => ({
    name: 'outside of tests',
    state: /** @type {const} */ ('failed'),
    reason: message,
  })),
  ...suites.flatMap((suite) => listCases(suite, [])),
];

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} parents
 * @returns {TestResult[]}
 */
function listCases({ title, specs = [], suites = [] }, parents) {
  const names = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, annotations, results = [] }) => ({
      name: [...names, spec.title].join(' > '),
      state: states[status] ?? 'skipped',
      reason:
        results.find(({ error }) => error)?.error?.message ??
        annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ??
        '',
    })),
  );
  return [...own, ...suites.flatMap((suite) => listCases(suite, names))];
}

const longestList = 20;

/**
 * The end of a command: a table of the steps it ran, what was skipped or failed and why, and the
 * totals as last line.
 * @param {string} command such as `npm test`
 * @param {import('../test.mjs').StepResult[]} results
 * @param {{ name: string, reason?: string }[]} leftOut scripts that are no part of it
 */
export function formatSummary(command, results, leftOut) {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const skipped = results.flatMap((result) => result.skipped);
  const broken = results
    .filter(({ result }) => result === 'failed')
    .flatMap(({ name, broken: tests = [] }) =>
      tests.length > 0 ? tests : [{ name, reason: 'see what it printed above' }],
    );
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    `${command} ran:`,
    '',
    `${'step'.padEnd(width)}  result       time  counts`,
    ...results.map(
      (step) =>
        `${step.name.padEnd(width)}  ${step.result.padEnd(7)}  ${`${step.seconds.toFixed(1)} s`.padStart(8)}  ` +
        formatCounts(step.passed, step.failed, step.skipped.length),
    ),
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
    formatCounts(sum('passed'), sum('failed'), skipped.length),
  ].join('\n');
}

/**
 * @param {string} title
 * @param {{ name: string, reason?: string }[]} named
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
const formatCounts = (passed, failed, skipped) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
