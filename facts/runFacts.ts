import { updateCases } from './cases/updateCases';
import { checkExplorer } from './explorer/checkExplorer';
import { updateExplorer } from './explorer/updateExplorer';
import { updateToolFacts } from './tool/updateTool';

/** `npm run facts`: runs cases whose result is stale, and judges them; returns the exit code. */
export async function update(ids: readonly string[], force: boolean): Promise<number> {
  const started = performance.now();
  // First: what cannot be read says so before the cases have run.
  if (ids.length === 0) console.log(`tool facts: ${await updateToolFacts(force)}`);
  const { kept, run, failures, removed } = await updateCases({
    ...(ids.length > 0 && { only: ids }),
    force,
    onCase: (id, update) => {
      if (update.outcome === 'run') console.log(`${update.failures.length > 0 ? '✗' : '✓'} ${id}`);
    },
  });
  if (failures.length > 0) {
    console.error(`\n${listIssues(failures.map(({ id, message }) => `cases/${id}: ${message}`))}`);
  }
  for (const id of removed) console.log(`removed the result of ${id}: no such case`);
  if (ids.length === 0) {
    for (const { file, message } of await checkExplorer())
      console.log(`explorer/results/${file}: ${message}. Run npm run facts -- explorer.`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Cases run: ${run.length}, up to date: ${kept.length}, errors: ${failures.length}, ${seconds} s`,
  );
  if (failures.length > 0)
    console.error('What a case was built from and wrote is in .cases/<case>.');
  return failures.length > 0 ? 1 : 0;
}

/** `npm run facts -- explorer`: builds what the output explorer shows, where it is stale, and checks all of it. */
export async function explore(ids: readonly string[]): Promise<number> {
  const updates = await updateExplorer(ids, (library, done, all) => {
    if (done % 20 === 0) console.log(`${library}: ${done} of ${all}`);
  });
  for (const { library, all, built, seconds } of updates)
    console.log(`${library}: ${all} combinations checked, ${built} of them built, ${seconds} s`);
  return 0;
}

/** Issues for a terminal: the first in full, of the others the first line. */
const listIssues = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((issue) => issue.replace(/\n[^]*/, ' …'))].join('\n');
