import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snippet } from '../project/Snippet';
import { writeProject } from '../project/writeProject';
import { compilers, type CompilerName } from './compilers';
import { compilerOptions, foreignModules } from './compilerOptions';
import { getHead } from './getHead';
import type { Diagnostic } from './parseDiagnostics';
import { runCompiler } from './runCompiler';

/** What a compiler says about one snippet; lines count within its code. */
export interface CompilerError extends Diagnostic {
  compilers: CompilerName[];
}

/**
 * Type-checks snippets, each in a project of its own, all in one run per compiler. Gives the errors of
 * each in the order of the snippets; what compilers agree on is there once.
 */
export async function checkTypes(
  snippets: readonly Snippet[],
  folder: string,
): Promise<CompilerError[][]> {
  if (snippets.length === 0) return [];
  const heads = snippets.map(getHead);
  const roots = snippets.map((snippet, index) => `${index}/${snippet.path}`);
  for (const [index, snippet] of snippets.entries()) {
    await writeProject(snippet, path.join(folder, `${index}`), heads[index]);
  }
  await writeFile(path.join(folder, 'foreign.d.ts'), foreignModules);
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['foreign.d.ts', ...roots] }),
  );
  const found = await Promise.all(
    compilers.map(async (compiler) => ({
      name: compiler.name,
      diagnostics: await runCompiler(compiler, folder, '.'),
    })),
  );
  return roots.map((root, index) => {
    const shift = (heads[index] ?? '').split('\n').length - 1;
    const errors = new Map<string, CompilerError>();
    for (const { name, diagnostics } of found) {
      for (const diagnostic of diagnostics.filter(({ file }) => file === root)) {
        const key = `${diagnostic.line} ${diagnostic.code}`;
        const known = errors.get(key);
        if (known && !known.compilers.includes(name)) known.compilers.push(name);
        if (known) continue;
        errors.set(key, { ...diagnostic, line: diagnostic.line - shift, compilers: [name] });
      }
    }
    return [...errors.values()];
  });
}
