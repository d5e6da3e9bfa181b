// Run in a worker by build/check/content/index.ts, so that the dev server answers meanwhile: checks at each
// message, and reads again what has changed.
import { parentPort, workerData } from 'node:worker_threads';
import { loadChecks } from './loadSources.mjs';

const { compareIssues, createCodeCheck, createContentCheck, createProseCheck } = await loadChecks();
const check = createContentCheck(workerData);
const others = [createCodeCheck(workerData), createProseCheck(workerData)];

parentPort?.on('message', () => {
  const issues = [...check(), ...others.flatMap((other) => other.checkQuickly())];
  parentPort?.postMessage(issues.sort(compareIssues));
});
