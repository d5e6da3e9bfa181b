import path from 'node:path';
import { repository } from '../../../../facts/cases/paths';
import { runProcess } from '../../../../facts/cases/run/runProcess';
import type { Compiler } from './compilers';
import { type Diagnostic, parseDiagnostics } from './parseDiagnostics';

/**
 * Compiles a project in a process of its own.
 * @throws Error where the compiler ends without saying what is wrong in which file.
 */
export async function runCompiler(
  { name, script }: Compiler,
  folder: string,
  project: string,
): Promise<Diagnostic[]> {
  const tsc = path.join(repository, script);
  const { exit, log } = await runProcess([tsc, '-p', project, '--pretty', 'false'], folder);
  const { diagnostics, rest } = parseDiagnostics(log);
  if (exit !== 0 && (diagnostics.length === 0 || rest.length > 0)) {
    throw new Error(
      `proof: ${name} could not check the pages (exit ${exit}): ${rest.join(' ') || 'no output'}`,
    );
  }
  return diagnostics;
}
