import path from 'node:path';
import type { FenceFault } from '../FenceFault';
import type { Snippet } from '../project/Snippet';
import type { CompilerError } from '../types/checkTypes';
import { compilers } from '../types/compilers';
import { buildProject } from './buildProject';

/** What compiling and loading a snippet gave. */
export interface Attempt {
  snippet: Snippet;
  errors: readonly CompilerError[];
  load: FenceFault | undefined;
}

/**
 * Whether snippets fail with the message that they promise: type-checked by every compiler, else
 * loaded, else built. Gives the faults of each, in their order.
 */
export async function checkFailures(
  attempts: readonly Attempt[],
  folder: string,
): Promise<FenceFault[][]> {
  const faults: FenceFault[][] = [];
  for (const [index, attempt] of attempts.entries()) {
    faults.push(await checkFailure(attempt, path.join(folder, `${index}`)));
  }
  return faults;
}

async function checkFailure(attempt: Attempt, folder: string): Promise<FenceFault[]> {
  const { snippet, errors, load } = attempt;
  const message = snippet.fence.meta.attributes['expect-error'] ?? '';
  if (isSaidByAll(message, errors) || load?.message.includes(message)) return [];
  const { exit, log } = await buildProject(snippet, folder);
  if (exit !== 0 && log.includes(message)) return [];
  const [typeError] = errors;
  return [
    {
      line: typeError?.line ?? load?.line ?? 0,
      rule: 'expected-error',
      message: `It does not fail with “${message}”: ${describe(attempt, exit, log)}.`,
      hint: 'Write the message that it gives, or the class that it has now.',
    },
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
  if (typeError) return `${typeError.compilers.join(' and ')} says “${typeError.lines.join(' ')}”`;
  if (load) return load.message.replace(/\.$/, '');
  if (exit === 0) return 'it type-checks, loads and builds';
  return `the build says “${/^error\s+(.*)$/m.exec(log)?.[1] ?? log.slice(0, 200)}”`;
}
