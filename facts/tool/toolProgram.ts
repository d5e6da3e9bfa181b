import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repository } from '../cases/paths';

export interface ToolProgram {
  checker: ts.TypeChecker;
  /** A type exported by `@rslib/core`, by name. */
  getExport: (name: string) => ts.Type;
  exportNames: readonly { name: string; isValue: boolean }[];
  /** Whether a declaration is in the tool's own files. */
  isToolDeclaration: (declaration: ts.Declaration) => boolean;
}

const packageFolder = path.join(repository, 'node_modules', '@rslib', 'core');

let opened: ToolProgram | undefined;

/** Opens the installed declarations once for all that read them: it takes seconds. */
export function createToolProgram(): ToolProgram {
  return (opened ??= openToolProgram());
}

/**
 * The installed declarations of `@rslib/core`, as the compiler sees them.
 * @throws Error naming what is missing where the package has moved its entry or an export, or what to install.
 */
function openToolProgram(): ToolProgram {
  const nested = path.join(packageFolder, 'node_modules', '@rsbuild', 'core', 'package.json');
  if (existsSync(nested)) {
    // Its options would be those of the tool, and others than it takes.
    const { version } = JSON.parse(readFileSync(nested, 'utf8')) as { version: string };
    throw new Error(
      `facts: @rslib/core has an @rsbuild/core of its own. Install the same here: npm install --save-exact @rsbuild/core@${version}`,
    );
  }
  const entry = path.join(packageFolder, 'dist-types', 'index.d.ts');
  const program = ts.createProgram([entry], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`facts: ${entry} is not a module: @rslib/core has moved its types.`);
  const symbols = checker.getExportsOfModule(module);
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return {
    checker,
    getExport: (name) => {
      const symbol = symbols.find((candidate) => candidate.name === name);
      if (!symbol) throw new Error(`facts: @rslib/core exports no type “${name}” any more.`);
      return checker.getDeclaredTypeOfSymbol(resolve(symbol));
    },
    exportNames: symbols.map((symbol) => ({
      name: symbol.name,
      isValue: (resolve(symbol).flags & ts.SymbolFlags.Value) !== 0,
    })),
    isToolDeclaration: (declaration) =>
      declaration.getSourceFile().fileName.startsWith(packageFolder.replaceAll(path.sep, '/')),
  };
}
