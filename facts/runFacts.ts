import { updateCases } from './cases/updateCases';
import { checkExplorer } from './explorer/checkExplorer';
import { updateExplorer } from './explorer/updateExplorer';
import { updateToolFacts } from './tool/updateTool';

const usage = `npm run facts                 run the cases whose result is stale, and judge them
npm run facts -- update <id>  the same for some cases; --force runs them all again
npm run facts -- explorer [id] build what the output explorer shows, where it is stale: half an hour;
                              half a minute where only the package check has changed
npm run facts -- upgrade <version> [id]
                              what another release of the tool changes, page by page
npm run facts -- releases     what each released version has, of those that were not asked yet`;

/** The command behind `npm run facts`; returns the exit code. */
export async function runFacts(args: readonly string[]): Promise<number> {
  try {
    return await runCommand(args);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function runCommand(args: readonly string[]): Promise<number> {
  const [command = 'update', ...rest] = args;
  const ids = rest.filter((arg) => !arg.startsWith('--'));
  switch (command) {
    case 'update':
      return update(ids, rest.includes('--force'));
    case 'explorer':
      return explore(ids);
    default:
      return fail(`facts: unknown command “${command}”.\n${usage}`);
  }
}

async function update(ids: readonly string[], force: boolean): Promise<number> {
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
    console.error(`\n${listFaults(failures.map(({ id, message }) => `cases/${id}: ${message}`))}`);
  }
  for (const id of removed) console.log(`removed the result of ${id}: no such case`);
  if (ids.length === 0) {
    for (const { library, message } of await checkExplorer())
      console.log(`explorer/libraries/${library}: ${message}: npm run facts -- explorer`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${run.length} cases run, ${kept.length} up to date, ${failures.length} faults, ${seconds} s`,
  );
  if (failures.length > 0)
    console.error('What a case was built from and wrote is in .cases/<case>.');
  return failures.length > 0 ? 1 : 0;
}

async function explore(ids: readonly string[]): Promise<number> {
  const updates = await updateExplorer(ids, (library, done, all) => {
    if (done % 20 === 0) console.log(`${library}: ${done} of ${all}`);
  });
  for (const { library, all, built, seconds } of updates)
    console.log(`${library}: ${all} combinations, ${built} of them built, ${seconds} s`);
  if (updates.length === 0) console.log('explorer: up to date');
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

/** Longest line of a fault that is not the first, in characters. */
const lineLength = 200;

/** Faults for a terminal: all together, the first in full, of the others the first line. */
export function listFaults([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return [first, ...others.map(shorten)].join('\n');
}

function shorten(fault: string): string {
  const [line = ''] = fault.split('\n', 1);
  if (line.length > lineLength) return `${line.slice(0, lineLength)}…`;
  return line === fault ? line : `${line} …`;
}
