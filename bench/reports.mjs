import { readFileSync, writeFileSync } from 'node:fs';
import { format as oxfmt } from 'oxfmt';
import { writeClaimsReport } from './claims.mjs';
import { drawTable } from './figures.mjs';
import { writeSearchReport } from './search/report.mjs';
import { writeSpeedReport } from './speed/report.mjs';

/**
 * @typedef {{
 *   command: string,
 *   date: string,
 *   commit?: string,
 *   node: string,
 *   machine: { processor?: string, cores: number },
 * }} Run when, of what and on what figures were made
 * @typedef {{ survived: boolean }} Outcome
 * @typedef {Run & {
 *   rows: (Outcome & { class: string, id: string, fault: string })[],
 *   guards: (Outcome & { guard: string, row: string })[],
 * }} FaultResults
 * @typedef {Run & {
 *   steps: { name: string, passed: number, failed: number, skipped: number, retried: number, seconds: number }[],
 * }} TestResults
 */

/** @type {Record<string, () => string>} */
const reports = {
  'bench/speed.md': () =>
    writeSpeedReport(readJson('bench/speed/results.json'), readJson('bench/speed/reasons.json')),
  'bench/search.md': () => writeSearchReport(readJson('bench/search/results.json'), describe),
  'bench/claims.md': () => writeClaimsReport(readJson('bench/claims/results.json'), describe),
  'bench/faults.md': () => writeFaultReport(readJson('bench/faults/results.json')),
  'bench/tests.md': () => writeTestReport(readJson('bench/tests/results.json')),
};

/** Writes the reports of bench/ from the figures that are committed next to them. */
export async function writeReports() {
  for (const [file, write] of Object.entries(reports)) {
    writeFileSync(file, await format(file, write()));
    console.log(`Written to ${file}.`);
  }
}

/** Reports that are not what their figures say. */
export async function findStaleReports() {
  const stale = await Promise.all(
    Object.entries(reports).map(async ([file, write]) =>
      readFileSync(file, 'utf8') === (await format(file, write())) ? [] : [file],
    ),
  );
  return [...stale.flat(), ...findUnknownSteps()];
}

/** Steps of the committed test run that package.json has no longer. */
function findUnknownSteps() {
  const { scripts } = readJson('package.json');
  /** @type {TestResults} */
  const { steps } = readJson('bench/tests/results.json');
  return steps.filter(({ name }) => !scripts[name]).map(({ name }) => `bench/tests.md: ${name}`);
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} filepath
 * @param {string} text
 */
const format = async (filepath, text) =>
  (await oxfmt(filepath, text, readJson('.oxfmtrc.json'))).code;

/** @param {Run} run */
const describe = ({ command, date, commit, node, machine }) =>
  `\`${command}\`, ${date.slice(0, 10)}, commit ${commit}, ${machine.processor}, ${machine.cores} cores, Node.js ${node}.`;

const tell = (/** @type {boolean} */ survived) => (survived ? 'survived' : 'failed');
const count = (/** @type {readonly Outcome[]} */ all) =>
  `${all.filter(({ survived }) => survived).length} of ${all.length}`;

/** @param {FaultResults} results */
function writeFaultReport({ rows, guards, ...run }) {
  const classes = [...new Set(rows.map((row) => row.class))];
  return [
    '# Faults',
    describe(run),
    'Each row of `tests/faults/rows` breaks something around a page of the built site, in a real browser. It is survived when heading and text are in sight, nothing foreign has run, and the next click on a link opens another page.',
    drawTable([
      ['What breaks', 'Survived'],
      ...classes.map((name) => [name, count(rows.filter((row) => row.class === name))]),
      ['All', count(rows)],
    ]),
    drawTable([['Fault', 'Outcome'], ...rows.map((row) => [row.fault, tell(row.survived)])]),
    '## Without a guard',
    'Each guard was taken out of the built files, one at a time, and the row that needs it has to fail.',
    drawTable([
      ['Taken out', 'Row', 'Outcome'],
      ...guards.map(({ guard, row, survived }) => [guard, `\`${row}\``, tell(survived)]),
    ]),
  ].join('\n\n');
}

/** @param {TestResults} results */
function writeTestReport({ steps, ...run }) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped' | 'retried' | 'seconds'} */ key) =>
    steps.reduce((all, step) => all + step[key], 0);
  return [
    '# Tests',
    describe(run),
    'This is the last complete run that was committed: tests that were added later are not in it, and a step that was removed later is left out.',
    drawTable([
      ['Script', 'Passed', 'Failed', 'Skipped', 'Retried', 'Seconds'],
      ...steps.map(({ name, passed, failed, skipped, retried, seconds }) => [
        `\`npm run ${name}\``,
        ...[passed, failed, skipped, retried].map(String),
        seconds.toFixed(1),
      ]),
      [
        'All',
        ...[sum('passed'), sum('failed'), sum('skipped'), sum('retried')].map(String),
        sum('seconds').toFixed(1),
      ],
    ]),
  ].join('\n\n');
}
