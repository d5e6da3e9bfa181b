import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `broken` are the failed tests and `retried` those that failed and then passed, each with the first
 * line of what its runner said.
 * @typedef {{ name: string, reason: string }} Named
 * @typedef {{ passed: number, failed: number, skipped: Named[], broken?: Named[], retried?: Named[] }} Counts
 */

/**
 * What a runner's JSON report counts; undefined where the runner wrote none.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.tool === 'rstest' ? countRstest(report) : countPlaywright(report);
}

/**
 * A file that could not be loaded has no tests to count: it is one failure.
 * @typedef {{ status: string, name: string, fullName?: string, errors?: { message: string }[] }} RstestCase
 * @typedef {{ status: string, testPath: string, results: RstestCase[] }} RstestFile
 * @param {{ files: RstestFile[] }} report
 * @returns {Counts}
 */
export function countRstest({ files }) {
  const cases = files.flatMap(({ results }) => results);
  const brokenFiles = files.filter(
    ({ status, results }) => status === 'fail' && !results.some((test) => test.status === 'fail'),
  );
  return {
    passed: cases.filter(({ status }) => status === 'pass').length,
    failed: cases.filter(({ status }) => status === 'fail').length + brokenFiles.length,
    skipped: cases
      .filter(({ status }) => status === 'skip' || status === 'todo')
      .map(({ name, fullName, status }) => ({ name: fullName ?? name, reason: status })),
    broken: [
      ...brokenFiles.map(({ testPath }) => ({ name: testPath, reason: 'could not be loaded' })),
      ...cases
        .filter(({ status }) => status === 'fail')
        .map(({ name, fullName, errors }) => ({
          name: fullName ?? name,
          reason: readFirstLine(errors?.[0]?.message),
        })),
    ],
  };
}

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ error?: { message?: string } }} Attempt
 * @typedef {{ status: string, annotations: Annotation[], results?: Attempt[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ suites, errors = [] }) {
  const cases = suites.flatMap((suite) => listCases(suite, []));
  return {
    passed: cases.filter(({ test }) => test.status === 'expected' || test.status === 'flaky')
      .length,
    failed: cases.filter(({ test }) => test.status === 'unexpected').length + errors.length,
    skipped: cases
      .filter(({ test }) => test.status === 'skipped')
      .map(({ name, test }) => ({ name, reason: findSkipReason(test.annotations) })),
    broken: [
      ...errors.map(({ message }) => ({
        name: 'outside of tests',
        reason: readFirstLine(message),
      })),
      ...nameFailures(cases, 'unexpected'),
    ],
    retried: nameFailures(cases, 'flaky'),
  };
}

/**
 * @param {{ name: string, test: PlaywrightTest }[]} cases
 * @param {string} wanted
 */
function nameFailures(cases, wanted) {
  return cases
    .filter(({ test }) => test.status === wanted)
    .map(({ name, test }) => ({
      name,
      reason: readFirstLine(test.results?.find(({ error }) => error)?.error?.message),
    }));
}

/**
 * Without the colours of a terminal.
 * @param {string} [message]
 */
function readFirstLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no reason given';
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} parents
 * @returns {{ name: string, test: PlaywrightTest }[]}
 */
function listCases({ title, specs = [], suites = [] }, parents) {
  const names = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ name: [...names, spec.title].join(' > '), test })),
  );
  return [...own, ...suites.flatMap((suite) => listCases(suite, names))];
}

/** @param {Annotation[]} annotations */
function findSkipReason(annotations) {
  return (
    annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ??
    'no reason given'
  );
}
