// Run in a worker by build/check/content/index.ts, so that the dev server answers meanwhile: checks at each
// message, and reads again what has changed.
import { parentPort, workerData } from 'node:worker_threads';
import { loadChecks } from './loadSources.mjs';

const checks = await loadChecks();
const { compareIssues, createCodeCheck, createContentCheck, createProseCheck } = checks;
const content = createContentCheck(workerData);
const code = createCodeCheck(workerData);
const prose = createProseCheck(workerData);
let last = Promise.resolve();

async function check() {
  const issues = content();
  if (!checks.isDataWrong(issues)) issues.push(...code.checkQuickly(), ...(await prose.checkAll()));
  parentPort?.postMessage(issues.sort(compareIssues));
}

parentPort?.on('message', () => {
  last = last.then(check);
});
