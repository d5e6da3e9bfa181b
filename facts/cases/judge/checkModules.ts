import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Failure } from './checkRun';
import type { CaseExpectation, ModuleExpectation } from '../defineCase';
import { repository } from '../paths';

/** Longest a file may take to load, in ms. */
const timeLimit = 30_000;

const script = path.join(repository, 'facts', 'cases', 'judge', 'loadModule.mjs');

interface Loaded {
  names?: string[];
  holds?: boolean;
  error?: string;
}

/** Loads built files in Node processes of their own, as a consumer would. */
export async function checkModules(expect: CaseExpectation, folder: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const module of expect.imports ?? [])
    failures.push(...(await check('import', module, folder)));
  for (const module of expect.requires ?? [])
    failures.push(...(await check('require', module, folder)));
  return failures;
}

async function check(
  kind: 'import' | 'require',
  expected: ModuleExpectation,
  folder: string,
): Promise<Failure[]> {
  const loaded = await load(kind, expected, folder);
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

function load(
  kind: 'import' | 'require',
  { file, holds }: ModuleExpectation,
  folder: string,
): Promise<Loaded> {
  const args = [script, kind, path.join(folder, file), ...(holds === undefined ? [] : [holds])];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, timeout: timeLimit }, (error, stdout) => {
      const answer = stdout.split('\u0000').at(-1);
      if (answer?.startsWith('{')) resolve(JSON.parse(answer) as Loaded);
      else resolve({ error: error?.message ?? 'the process gave no answer' });
    });
  });
}
