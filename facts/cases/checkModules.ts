import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Failure } from './checkRun';
import type { CaseExpectation, ModuleExpectation } from './defineCase';

const timeLimit = 30_000;

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
  const absolute = path.join(folder, file);
  const specifier =
    kind === 'import'
      ? `await import(${JSON.stringify(pathToFileURL(absolute).href)})`
      : `createRequire(${JSON.stringify(pathToFileURL(absolute).href)})(${JSON.stringify(absolute)})`;
  const script = `
    import { createRequire } from 'node:module';
    let out;
    try {
      const m = ${specifier};
      const names = m !== null && (typeof m === 'object' || typeof m === 'function') ? Object.keys(m) : [];
      out = { names, holds: Boolean(${holds === undefined ? 'true' : `await (${holds})`}) };
    } catch (error) {
      out = { error: error instanceof Error ? error.name + ': ' + error.message : String(error) };
    }
    process.stdout.write('\\u0000' + JSON.stringify(out));
    process.exit(0);`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: folder, timeout: timeLimit },
      (error, stdout) => {
        const answer = stdout.split('\u0000').at(-1);
        if (answer?.startsWith('{')) resolve(JSON.parse(answer) as Loaded);
        else resolve({ error: error?.message ?? 'the process gave no answer' });
      },
    );
  });
}
