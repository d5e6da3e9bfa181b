import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstall } from './ensureInstall.mjs';
import { describeRun } from './process/describeRun.mjs';
import { runNpm } from './process/npm.mjs';
import { parseOptions } from './process/parseOptions.mjs';
import { formatSummary, readReport } from './test/report.mjs';

/**
 * What `npm test` runs, in order, as names of scripts in package.json. `isFirst` marks those that run at the
 * same time, since the build keeps one processor busy for minutes, `isFedByBuild` those that look at the built site,
 * `needsBrowser` those that open it; those with a `reason` are run by `npm run test:full` alone.
 * @type {{ name: string, isFirst?: boolean, isFedByBuild?: boolean, needsBrowser?: boolean, reason?: string }[]}
 */
export const steps = [
  { name: 'format:check', isFirst: true },
  { name: 'lint', isFirst: true },
  { name: 'typecheck', isFirst: true },
  { name: 'build', isFirst: true },
  { name: 'test:unit', isFirst: true },
  { name: 'test:site', isFedByBuild: true },
  { name: 'test:e2e', isFedByBuild: true, needsBrowser: true },
  { name: 'test:a11y', isFedByBuild: true, needsBrowser: true },
  { name: 'test:faults', isFedByBuild: true, needsBrowser: true },
  {
    name: 'test:long',
    isFedByBuild: true,
    needsBrowser: true,
    reason: 'a build below a base path, a sidebar of 300 pages, false sentences',
  },
  { name: 'test:network', reason: 'installs packages, so it needs the network' },
];

/**
 * `npm test`: installs where needed, finds a browser, runs every step, sums up. With `--full`, which is
 * `npm run test:full`, also what needs the network or takes long, and whole sweeps instead of samples.
 * @param {string[]} args
 */
export default async function test(args) {
  const { values } = parseOptions('Usage: npm test, or npm run test:full for the long tests too.', {
    args,
    options: { full: { type: 'boolean', default: false } },
  });
  ensureInstall({ root: process.cwd() });
  return runTests(process.cwd(), values.full);
}

/**
 * Runs every step, goes on after a failure so that all issues are listed, and prints
 * the summary. Where everything was run and passed, its figures are written down. Returns the exit code.
 * @param {string} root
 * @param {boolean} isFull
 * @returns {Promise<number>}
 */
export async function runTests(root, isFull) {
  const { browserAdvice, ensureBrowser } = await import('./test/browser.mjs');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const missing = steps.find(({ name }) => !scripts[name]);
  if (missing) throw new Error(`package.json has no script ${missing.name}: see scripts/test.mjs.`);
  const browser = await ensureBrowser(root);
  const seed = process.env.TEST_SEED ?? readSeed(root);
  const env = {
    ...process.env,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    // Without it sweeps are whole (tests/support/sample.ts).
    TEST_SEED: isFull ? undefined : seed,
  };
  console.log(browser ? `Browser: ${browser}` : browserAdvice);

  /** @type {StepResult[]} */
  const results = [];
  const getStop = watchSignals();
  const started = performance.now();
  const wanted = steps.filter(({ reason }) => isFull || !reason);
  const first = wanted.filter(({ isFirst }) => isFirst);
  const others = wanted.filter(({ isFirst }) => !isFirst).map((step) => [step]);
  console.log(`\nAt the same time: ${first.map(({ name }) => name).join(', ')} …`);
  for (const group of [first, ...others]) {
    const hasBuild = results.find(({ name }) => name === 'build')?.result !== 'failed';
    const ended = group.map(({ name, isFirst, isFedByBuild, needsBrowser }) => {
      if (isFedByBuild && !hasBuild) {
        return { name, result: /** @type {const} */ ('skipped'), ...none, skipped: 1, seconds: 0 };
      }
      if (needsBrowser && !browser) return { name, ...judgeStep(1, undefined), seconds: 0 };
      return runStep(name, { root, env, isQuiet: isFirst ?? false });
    });
    results.push(...(await Promise.all(ended)));
    const stop = getStop();
    if (stop) {
      console.log(`\nStopped by ${stop}.`);
      return stop === 'SIGINT' ? 130 : 143;
    }
  }
  if (!browser) console.log(`\n${browserAdvice}`);
  if (!isFull) {
    console.log(`\nSweeps were sampled: TEST_SEED=${seed} npm test takes the same samples.`);
  }
  const command = isFull ? 'npm run test:full' : 'npm test';
  const omitted = steps.filter(({ reason }) => reason && !isFull);
  const seconds = (performance.now() - started) / 1000;
  console.log(formatSummary(command, { results, seconds, omitted }));
  const hasFailed = results.some(({ result }) => result === 'failed');
  // Figures of a run that failed are not kept.
  if (isFull && !hasFailed) writeFigures(root, command, results);
  return hasFailed ? 1 : 0;
}

/**
 * The seed of what is sampled: the committed files give it, so that a commit passes or fails the same
 * wherever it is tested, and the next one tries another part. Outside a repository it is random.
 * @param {string} root
 * @returns {string}
 */
function readSeed(root) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: root,
    encoding: 'utf8',
  });
  return /^[0-9a-f]{40}/.test(stdout ?? '')
    ? String(Number.parseInt(stdout.slice(0, 8), 16))
    : String(randomInt(1e6));
}

/** @returns {() => NodeJS.Signals | undefined} the first signal to stop that has come since */
function watchSignals() {
  /** @type {NodeJS.Signals | undefined} */
  let first;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => (first ??= signal));
  }
  return () => first;
}

/**
 * @typedef {import('./test/report.mjs').Counts} Counts
 * @typedef {Counts & { name: string, result: 'passed' | 'failed' | 'skipped', seconds: number }} StepResult
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, retried: 0 };

/**
 * Runs a script of package.json and counts what it tested: by the report its runner writes to
 * `REPORT_FILE`, else as one.
 * @param {string} name
 * @param {{ root: string, env: NodeJS.ProcessEnv, isQuiet: boolean }} options `isQuiet`: prints at its end
 * @returns {Promise<StepResult>}
 */
async function runStep(name, { root, env, isQuiet }) {
  const report = path.join(root, '.reports', `${name.replace(':', '-')}.json`);
  rmSync(report, { force: true });
  const heading = `\n── ${name} ──`;
  if (!isQuiet) console.log(heading);
  const started = performance.now();
  const { code, output } = await runNpm(['run', '--silent', name], {
    cwd: root,
    env: { ...env, REPORT_FILE: report },
    isGroup: true,
    isQuiet,
  });
  if (isQuiet) console.log(`${heading}\n${output}`.trimEnd());
  const seconds = (performance.now() - started) / 1000;
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`);
  return { name, ...judgeStep(code, readReport(report)), seconds };
}

/**
 * The exit code decides, the report only counts: a runner that fails without a failed test, as
 * when it crashes, is one failure.
 * @param {number} code
 * @param {Counts | undefined} counts
 * @returns {Counts & { result: 'passed' | 'failed' }}
 */
export function judgeStep(code, counts) {
  if (code === 0 && !counts?.failed) {
    return { result: 'passed', ...(counts ?? { ...none, passed: 1 }) };
  }
  return { result: 'failed', ...none, ...counts, failed: Math.max(counts?.failed ?? 0, 1) };
}

/**
 * Writes down what each step of a whole run counted (bench/tests.md).
 * @param {string} root
 * @param {string} command
 * @param {readonly StepResult[]} results
 */
function writeFigures(root, command, results) {
  const counted = results.map(({ name, passed, failed, skipped, retried, seconds }) => ({
    name,
    passed,
    failed,
    skipped,
    retried,
    seconds: Math.round(seconds * 10) / 10,
  }));
  const target = path.join(root, 'bench/tests/results.json');
  const figures = { ...describeRun(root, command), steps: counted };
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log(`Written to ${target}: commit it.`);
}
