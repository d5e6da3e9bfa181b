import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { runProcess } from '../../../facts/cases/run/runProcess';

/** Compilers that readers use: the newest, and the newest 5. Installed under these names. */
export const compilers = [
  { name: 'TypeScript 7', script: 'node_modules/typescript-7/bin/tsc' },
  { name: 'TypeScript 5', script: 'node_modules/typescript-5/bin/tsc' },
] as const;

export type Compiler = (typeof compilers)[number];
export type CompilerName = Compiler['name'];

/**
 * Compiles a project in a separate process.
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
      `build/check/code: ${name} could not check the pages (exit ${exit}): ${rest.join(' ') || 'no output'}`,
    );
  }
  return diagnostics;
}

/** One error of a compiler. */
export interface Diagnostic {
  /** Path from the folder it was run in, with `/`. */
  file: string;
  line: number;
  column: number;
  /** `TS2307` */
  code: string;
  /** What it says, every line of it. */
  lines: string[];
}

const start = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Reads what `tsc --pretty false` prints; `rest` is what belongs to no file. */
export function parseDiagnostics(log: string): { diagnostics: Diagnostic[]; rest: string[] } {
  const diagnostics: Diagnostic[] = [];
  const rest: string[] = [];
  for (const text of log.replaceAll('\r', '').split('\n')) {
    const [, file = '', line, column, code = '', message = ''] = start.exec(text) ?? [];
    if (file) {
      diagnostics.push({
        file: file.replaceAll('\\', '/'),
        line: Number(line),
        column: Number(column),
        code,
        lines: [message],
      });
    } else if (/^\s/.test(text)) {
      diagnostics.at(-1)?.lines.push(text.trim());
    } else if (text.trim()) {
      rest.push(text.trim());
    }
  }
  return { diagnostics, rest };
}
