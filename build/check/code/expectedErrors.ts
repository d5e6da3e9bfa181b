import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { cleanLog } from '../../../facts/cases/run/cleanLog';
import { runProcess } from '../../../facts/cases/run/runProcess';
import type { FactStore } from '../../components/factStore';
import type { Fence } from '../../read/fences';
import { compilers } from './compilers';
import { issue } from '../../read/issues';
import { backticks, type FenceIssue } from './fenceClass';
import { reportMissing } from './output';
import { writeProject } from './project';
import { type Snippet } from '../../read/snippets';
import type { CompilerError } from './types';

/** What compiling and loading a snippet gave. */
export interface Attempt {
  snippet: Snippet;
  errors: readonly CompilerError[];
  load: FenceIssue | undefined;
}

/**
 * Whether snippets fail with the message that they promise: type-checked by every compiler, else
 * loaded, else built. Gives the issues of each, in their order.
 */
export async function checkFailures(
  attempts: readonly Attempt[],
  folder: string,
): Promise<FenceIssue[][]> {
  const issues: FenceIssue[][] = [];
  for (const [index, attempt] of attempts.entries()) {
    issues.push(await checkFailure(attempt, path.join(folder, `${index}`)));
  }
  return issues;
}

async function checkFailure(attempt: Attempt, folder: string): Promise<FenceIssue[]> {
  const { snippet, errors, load } = attempt;
  const message = snippet.fence.meta.attributes['expect-error'] ?? '';
  if (isSaidByAll(message, errors) || load?.message.includes(message)) return [];
  const { exit, log } = await buildProject(snippet, folder);
  if (exit !== 0 && log.includes(message)) return [];
  const [typeError] = errors;
  return [
    issue(
      { line: typeError?.line ?? load?.line ?? 0 },
      'expected-error',
      `It does not fail with “${message}”: ${describe(attempt, exit, log)}.`,
      'Write the message that it gives, or the word that says what it is now.',
    ),
  ];
}

function isSaidByAll(message: string, errors: readonly CompilerError[]): boolean {
  return compilers.every(({ name }) =>
    errors.some(
      (error) =>
        error.compilers.includes(name) &&
        `${error.code}: ${error.lines.join(' ')}`.includes(message),
    ),
  );
}

/** What it gives instead: the first of types, loading and building that fails. */
function describe({ errors, load }: Attempt, exit: number | string, log: string): string {
  const [typeError] = errors;
  if (typeError) return `${typeError.compilers.join(' and ')}: “${typeError.lines.join(' ')}”`;
  if (load) return load.message.replace(/\.$/, '');
  if (exit === 0) return 'it type-checks, loads and builds';
  return `the build says “${/^error\s+(.*)$/m.exec(log)?.[1] ?? log.slice(0, 200)}”`;
}

/** Whether a case failed with the message that a fence with `expect-error` and `case` promises. */
export function checkCaseFailure({ meta }: Fence, store: FactStore): FenceIssue[] {
  const { case: id, 'expect-error': message = '' } = meta.attributes;
  if (!id || !message) return [];
  try {
    const { exit, log } = store.getCase(id);
    const reasons = keepReasons(log);
    if (exit !== 0 && reasons.includes(message)) return [];
    const said = /^(?:error|warn)\b.*/m.exec(reasons)?.[0] ?? log.at(-1);
    return [
      issue(
        backticks,
        'expected-error',
        `Case “${id}” does not fail with “${message}”: it exits with ${exit} and says “${said}”.`,
        `Its log is in facts/results/${id}/result.json.`,
      ),
    ];
  } catch (error) {
    return [reportMissing(error)];
  }
}

/** What a project has where its page shows none: as small as a build needs. */
const defaults: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "example", "version": "1.0.0", "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "rootDir": "src" }, "include": ["src"] }',
  'src/index.ts': 'export const answer: number = 42;',
};

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

const anyFailure =
  /^error +(?:(?:Failed to build|Rspack build failed)\.|Build errors?:|build failed in .*)$/;

/** A log without the lines of every build that fails, whatever the reason. */
const keepReasons = (log: readonly string[]): string =>
  log.filter((line) => !anyFailure.test(line)).join('\n');

/** Builds the project that a snippet and its page make, with TypeScript 7; returns exit and log. */
async function buildProject(
  snippet: Snippet,
  folder: string,
): Promise<{ exit: number | string; log: string }> {
  const files = new Map(snippet.siblings);
  const hasEntry = [...files.keys(), snippet.path].some((name) => /^src\/index\.\w+$/.test(name));
  for (const [name, content] of Object.entries(defaults)) {
    const isNeeded = name === 'src/index.ts' ? !hasEntry : name !== snippet.path;
    if (isNeeded && !files.has(name)) files.set(name, content);
  }
  await writeProject({ ...snippet, siblings: files }, folder);
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  const compiler = path.join(repository, 'node_modules', 'typescript-7');
  await symlink(compiler, path.join(modules, 'typescript'), 'junction');
  const isConfig = snippet.fenceClass === 'config';
  const args = isConfig ? ['build', '--config', snippet.path] : ['build'];
  const { exit, log } = await runProcess([cli, ...args], folder);
  return { exit, log: keepReasons(cleanLog(log, folder)) };
}
