// Run in a worker by index.ts, so that the dev server answers meanwhile: checks at each message, and reads
// again what has changed.
import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { nativeModules: ['typescript'] });
const { compareIssues, createCodeCheck, createContentCheck, createProseCheck } =
  /** @type {typeof import('../index')} */ (await jiti.import('../index.ts'));
const check = createContentCheck(workerData);
const others = [createCodeCheck(workerData), createProseCheck(workerData)];

parentPort?.on('message', () => {
  const issues = [...check(), ...others.flatMap((other) => other.checkQuickly())];
  parentPort?.postMessage(issues.sort(compareIssues));
});
