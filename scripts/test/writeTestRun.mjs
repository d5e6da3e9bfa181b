import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = 'bench/tests/results.json';

/**
 * Writes down what each step of a whole run counted: `<TestRun>` draws it for pages, once it is committed.
 * @param {string} root
 * @param {ReturnType<typeof import('../process/describeRun.mjs').describeRun>} run
 * @param {readonly import('./runStep.mjs').StepResult[]} results
 */
export function writeTestRun(root, run, results) {
  const steps = results.map(({ name, passed, failed, skipped, retried = [], seconds }) => ({
    name,
    passed,
    failed,
    skipped: skipped.length,
    retried: retried.length,
    seconds: Math.round(seconds * 10) / 10,
  }));
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ ...run, steps }, undefined, 2)}\n`);
  console.log(`Written to ${file}: commit it.`);
}
