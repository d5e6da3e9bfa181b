import { execFile } from 'node:child_process';
import path from 'node:path';
import type { CaseExpectation, ModuleExpectation } from '../defineCase';
import { repository } from '../paths';
import type { Failure } from './checkRun';

/** Longest a file may take to load, in ms. */
const timeLimit = 30_000;

const script = path.join(repository, 'facts', 'cases', 'judge', 'loadModule.mjs');

/** What loading a file gave. */
interface Loaded {
  names?: string[];
  holds?: boolean;
  error?: string;
}

/** Loads built files in Node as a consumer would. */
export async function checkModules(expect: CaseExpectation, folder: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const kind of ['import', 'require'] as const) {
    for (const expected of expect[`${kind}s`] ?? []) {
      const args = getArguments(kind, expected, folder);
      failures.push(...compare(kind, expected, await load(args, folder)));
    }
  }
  return failures;
}

type Kind = 'import' | 'require';

/** What loadModule.mjs is called with. */
function getArguments(kind: Kind, { file, holds }: ModuleExpectation, folder: string): string[] {
  return [kind, path.join(folder, file), ...(holds === undefined ? [] : [holds])];
}

function compare(kind: Kind, expected: ModuleExpectation, loaded: Loaded): Failure[] {
  const what = `${kind} of ${expected.file}`;
  if (expected.throws !== undefined) {
    return loaded.error?.includes(expected.throws)
      ? []
      : [
          `${what} gives “${loaded.error ?? 'no error'}”, expected an error with “${expected.throws}”`,
        ];
  }
  if (loaded.error !== undefined) return [`${what} fails: ${loaded.error}`];
  const failures: Failure[] = [];
  const names = [...(loaded.names ?? [])].sort().join(' ');
  const wanted = expected.names && [...expected.names].sort().join(' ');
  if (wanted !== undefined && names !== wanted) {
    failures.push(`${what} gives [${names}], expected [${wanted}]`);
  }
  if (expected.holds !== undefined && !loaded.holds) {
    failures.push(`${what}: “${expected.holds}” is not true`);
  }
  return failures;
}

function load(args: readonly string[], folder: string): Promise<Loaded> {
  return new Promise((resolve) => {
    const options = { cwd: folder, timeout: timeLimit };
    execFile(process.execPath, [script, ...args], options, (error, stdout) => {
      const answer = stdout.split('\u0000').at(-1);
      if (answer?.startsWith('{')) resolve(JSON.parse(answer) as Loaded);
      else resolve({ error: error?.message ?? 'the process gave no answer' });
    });
  });
}
