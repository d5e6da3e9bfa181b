import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { runProcess } from '../../../facts/cases/run/runProcess';
import { issue } from '../../read/issues';
import type { Rule } from '../../read/rules';
import {
  type CompilerName,
  compilers,
  type Diagnostic,
  parseDiagnostics,
  runCompiler,
} from './compilers';
import type { FenceIssue } from './fenceClass';
import { compilerOptions, foreignModules, getHead, type Snippet } from '../../read/snippets';
import { writeProject } from './project';

/** What a compiler says about one snippet; lines count within its code. */
export interface CompilerError extends Diagnostic {
  compilers: CompilerName[];
}

/**
 * Type-checks snippets, each in a separate project, all in one run per compiler. Returns the errors of
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
    await writeProject(typeConfig(snippet), path.join(folder, `${index}`), heads[index]);
  }
  await writeFile(path.join(folder, 'foreign.d.ts'), foreignModules);
  await writeFile(path.join(folder, 'core.d.ts'), strictCore);
  const found = await compile(folder, roots);
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

const ownTypes = path.join(repository, 'node_modules/@rslib/core/dist-types/index.js');
const from = `from ${JSON.stringify(ownTypes)};`;
/** The package's `defineConfig` is generic: an unknown key next to a known one passes. */
const strictCore = `
export * ${from}
import type { RslibConfigDefinition } ${from}
export declare function defineConfig(config: RslibConfigDefinition): RslibConfigDefinition;
`;

/** A configuration that is a plain object gets its type: nothing else would compare it with the options. */
function typeConfig(snippet: Snippet): Snippet {
  if (!/^rslib\.config\.(?:[\w-]+\.)?[cm]?ts$/.test(snippet.path)) return snippet;
  const typed = `export const config: import('@rslib/core').RslibConfig =`;
  const code = snippet.fence.code.replace(/^export default(?= \{)/m, typed);
  return { ...snippet, fence: { ...snippet.fence, code } };
}

/** What each compiler says about a program. One that finds errors of syntax says nothing about types. */
async function compile(folder: string, roots: readonly string[]): Promise<Finding[]> {
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, paths: { '@rslib/core': ['./core.d.ts'] } },
      files: ['foreign.d.ts', ...roots],
    }),
  );
  const found = await Promise.all(
    compilers.map(async (compiler) => ({
      name: compiler.name,
      diagnostics: await runCompiler(compiler, folder, '.'),
    })),
  );
  const broken = new Set(
    found.flatMap(({ diagnostics }) =>
      diagnostics.filter(({ code }) => /^TS1\d{3}$/.test(code)).map(({ file }) => getProject(file)),
    ),
  );
  const others = roots.filter((root) => !broken.has(getProject(root)));
  if (others.length === roots.length || others.length === 0) return found;
  const rest = await compile(folder, others);
  return found.map(({ name, diagnostics }) => ({
    name,
    diagnostics: [
      ...diagnostics.filter(({ file }) => broken.has(getProject(file))),
      ...(rest.find((one) => one.name === name)?.diagnostics ?? []),
    ],
  }));
}

interface Finding {
  name: CompilerName;
  diagnostics: Diagnostic[];
}

/** The folder of a snippet. */
const getProject = (file: string): string => file.split('/', 1)[0] ?? '';

/** Files that a page need not show: inputs, what it extends, other projects. */
const aboutOtherFiles = ['TS5083', 'TS6053', 'TS6305', 'TS6306', 'TS18003'];

/** Whether the newest compiler knows every option of a tsconfig.json and takes its value. */
export async function checkTsconfigs(
  snippets: readonly Snippet[],
  folder: string,
): Promise<FenceIssue[][]> {
  return Promise.all(
    snippets.map((snippet, index) => checkTsconfig(snippet, path.join(folder, `${index}`))),
  );
}

async function checkTsconfig(snippet: Snippet, folder: string): Promise<FenceIssue[]> {
  const [{ name, script }] = compilers;
  await writeProject(snippet, folder);
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'src', 'any.ts'), 'export {};\n');
  const args = ['-p', snippet.path, '--listFilesOnly', '--pretty', 'false'];
  const { log } = await runProcess([path.join(repository, script), ...args], folder);
  const { diagnostics } = parseDiagnostics(log);
  const own = diagnostics.filter(
    ({ file, code }) => file === snippet.path && !aboutOtherFiles.includes(code),
  );
  return reportTypes(
    own.map((diagnostic) => ({ ...diagnostic, compilers: [name] })),
    'tsconfig',
  );
}

/** Hints for errors that have one usual cause on a page. */
const hints: Readonly<Record<string, string>> = {
  TS2307:
    'Show that file on this page with its path as `title`, install the package, or write `fragment`.',
  TS2304: 'Import or declare it, or write `fragment` if the fence is a part of a file.',
  TS2552: 'Fix the name.',
};

/** Errors of the compilers as issues of the fence. */
export function reportTypes(errors: readonly CompilerError[], rule: Rule): FenceIssue[] {
  return errors.map(({ line, column, code, lines, compilers }) =>
    issue(
      { line, column },
      rule,
      `${compilers.join(' and ')}: ${code}: ${getSentence(lines)}`,
      hints[code] ?? 'Fix the code, or write `expect-error="…"` if it is meant to fail.',
    ),
  );
}

/** The first line says what failed, the last one why. */
function getSentence(lines: readonly string[]): string {
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  return (first === last ? first : `${first} ${last}`).replace(/(?<![.?])$/, '.');
}
