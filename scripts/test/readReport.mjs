import { existsSync, readFileSync } from 'node:fs';

/**
 * `retried` names what failed and then passed.
 * @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[], retried?: string[] }} Counts
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
 * @typedef {{ status: string, name: string, fullName?: string }} RstestCase
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
  };
}

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, annotations: Annotation[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors?: unknown[] }} report
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
    retried: cases.filter(({ test }) => test.status === 'flaky').map(({ name }) => name),
  };
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
