import { checkResults } from './cases/checkResults';
import { listFaults } from './cases/listFaults';
import { explainCase } from './cases/explainCase';
import { updateCases } from './cases/updateCases';
import { checkToolFacts, updateToolFacts } from './tool/updateTool';

const usage = `npm run facts                 run the cases whose result is stale, and judge them
npm run facts -- update <id>  the same for some cases; --force runs them all again,
                              --alone each in a process of its own
npm run facts -- check        name results that are stale or missing, without running the tool
npm run facts -- upgrade <version> [id]
                              what another release of the tool changes, page by page
npm run facts -- why <id>     what a case depends on, how it is run, what it gave`;

/** The command behind `npm run facts`; gives the exit code. */
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
      return update(ids, { force: rest.includes('--force'), alone: rest.includes('--alone') });
    case 'check':
      return check();
    case 'why':
      for (const id of ids) console.log(await explainCase(id));
      return ids.length > 0 ? 0 : fail(`facts why: name a case.\n${usage}`);
    default:
      return fail(`facts: unknown command “${command}”.\n${usage}`);
  }
}

async function update(
  ids: readonly string[],
  { force, alone }: { force: boolean; alone: boolean },
): Promise<number> {
  const started = performance.now();
  const { kept, run, doubted, failures, strays } = await updateCases({
    ...(ids.length > 0 && { only: ids }),
    force,
    alone,
    onCase: (id, outcome, found) => {
      if (outcome === 'run') console.log(`${found.length > 0 ? '✗' : '✓'} ${id}`);
    },
  });
  if (failures.length > 0) {
    console.error(`\n${listFaults(failures.map(({ id, message }) => `cases/${id}: ${message}`))}`);
  }
  if (doubted.length > 0) {
    console.log(`run twice, since a process that had run others gave it: ${doubted.join(', ')}`);
  }
  for (const stray of strays) console.log(`removed the result of ${stray}: no such case`);
  if (ids.length === 0) console.log(`tool facts: ${await updateToolFacts(force)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${run.length} cases run, ${kept.length} up to date, ${failures.length} faults, ${seconds} s`,
  );
  if (failures.length > 0) console.error('`npm run facts -- why <case>` shows how a case is run.');
  return failures.length > 0 ? 1 : 0;
}

async function check(): Promise<number> {
  const faults = await checkResults();
  const tool = await checkToolFacts();
  const found = [
    ...faults.map(({ id, message }) => `cases/${id}: ${message}`),
    ...(tool ? [tool] : []),
  ];
  if (found.length > 0) console.error(listFaults(found));
  return found.length > 0 ? 1 : 0;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}
