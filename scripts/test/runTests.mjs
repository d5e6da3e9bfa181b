import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from '../process/describeRun.mjs';
import { browserAdvice, ensureBrowser } from './ensureBrowser.mjs';
import { formatSummary } from './formatSummary.mjs';
import { runStep } from './runStep.mjs';
import { planTests } from './steps.mjs';
import { writeTestRun } from './writeTestRun.mjs';

/**
 * Runs every planned step whose script exists, goes on after a failure so that all faults are
 * listed, and prints the summary. Where everything was run and passed, its figures are written down.
 * Returns the exit code.
 * @param {string} root
 * @param {boolean} isFull whether it is `npm run test:full`
 * @returns {Promise<number>}
 */
export async function runTests(root, isFull) {
  const { command, planned, omitted } = planTests(isFull);
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const browser = await ensureBrowser(root);
  const seed = process.env.TEST_SEED ?? readSeed(root);
  const env = {
    ...process.env,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    // Without it sweeps are whole (tests/support/sample.ts).
    TEST_SEED: isFull ? undefined : seed,
  };
  console.log(browser ? `Browser: ${browser}` : browserAdvice);

  /** @type {import('./runStep.mjs').StepResult[]} */
  const results = [];
  const getStop = watchSignals();
  for (const { name, isFedByBuild, needsBrowser } of planned) {
    const hasBuild = results.find((result) => result.name === 'build')?.result !== 'failed';
    if (!scripts[name]) {
      results.push(skipStep(name, 'package.json has no such script'));
    } else if (isFedByBuild && !hasBuild) {
      results.push(skipStep(name, 'the build failed'));
    } else if (needsBrowser && !browser) {
      results.push({ name, result: 'failed', passed: 0, failed: 1, skipped: [], seconds: 0 });
    } else {
      results.push(await runStep(name, { root, env }));
    }
    const stop = getStop();
    if (stop) {
      console.log(`\nStopped by ${stop}.`);
      return stop === 'SIGINT' ? 130 : 143;
    }
  }
  if (!browser) console.log(`\n${browserAdvice}`);
  if (!isFull)
    console.log(`\nSweeps were sampled: TEST_SEED=${seed} npm test takes the same samples.`);
  console.log(
    formatSummary(
      command,
      results,
      omitted.filter(({ name }) => scripts[name]),
    ),
  );
  const hasFailed = results.some(({ result }) => result === 'failed');
  // A run that failed shows nobody what this site keeps.
  if (isFull && !hasFailed) writeTestRun(root, describeRun(root, command), results);
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
 * @param {string} name
 * @param {string} reason
 * @returns {import('./runStep.mjs').StepResult}
 */
function skipStep(name, reason) {
  return { name, result: 'skipped', passed: 0, failed: 0, skipped: [{ name, reason }], seconds: 0 };
}
