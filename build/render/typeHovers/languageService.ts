import path from 'node:path';
import ts from 'typescript';
import { repository } from '../../../facts/cases/paths';
import { joinPath } from '../../../facts/tool/readOptions';
import { compilerOptions, foreignModules } from '../../read/snippets';
import type { Subject } from '../../components/places';
import type { HoverBlock } from './hovers';

export interface HoverService {
  service: ts.LanguageService;
  checker: ts.TypeChecker;
  /** The file of a block. @throws Error where it is not one of those the service was opened with. */
  getSource: (block: HoverBlock) => ts.SourceFile;
}

/** A folder that is never made: from below it packages are found as from the repository. */
const folder = path.join(repository, 'node_modules', '.cache', 'hovers').replaceAll(path.sep, '/');

/**
 * One language service over all blocks, each in a separate folder with the files around it: the
 * declarations of the tool are read once. Nothing is written.
 */
export function openService(blocks: readonly HoverBlock[]): HoverService {
  const files = new Map([[`${folder}/foreign.d.ts`, foreignModules]]);
  const roots = [...files.keys()];
  const getFile = (block: HoverBlock) => `${folder}/${block.key}/${block.path}`;
  for (const block of blocks) {
    for (const [name, code] of block.siblings) files.set(`${folder}/${block.key}/${name}`, code);
    files.set(getFile(block), block.head + block.code);
    roots.push(getFile(block));
  }
  const service = ts.createLanguageService(createHost(files, roots));
  const program = service.getProgram();
  if (!program) throw new Error('typeHovers: the compiler opened no program.');
  return {
    service,
    checker: program.getTypeChecker(),
    getSource: (block) => {
      const source = program.getSourceFile(getFile(block));
      if (!source) throw new Error(`typeHovers: ${block.path} is not part of the program.`);
      return source;
    },
  };
}

function createHost(files: ReadonlyMap<string, string>, roots: string[]): ts.LanguageServiceHost {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, folder);
  const folders = new Set([...files.keys()].flatMap(listFolders));
  const readFile = (file: string) => files.get(file) ?? simplify(file, ts.sys.readFile(file));
  return {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    // Nothing changes while it is open; without this every question compares all files.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => roots,
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    readFile,
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    directoryExists: (name) => folders.has(name) || ts.sys.directoryExists(name),
    getDirectories: ts.sys.getDirectories,
    realpath: (file) => (files.has(file) ? file : (ts.sys.realpath?.(file) ?? file)),
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  };
}

function listFolders(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === file ? [] : [parent, ...listFolders(parent)];
}

/**
 * `defineConfig` has overloads that infer the type of what they are given: an option is then shown as
 * the value it has (`format: "esm"`) rather than as what it is (`format?: Format`), after half a second
 * of inference. The plain ones say more, and are declared there too.
 */
function simplify(file: string, text: string | undefined): string | undefined {
  return file.endsWith('/@rslib/core/dist-types/loadConfig.d.ts')
    ? text?.replace(/export declare function defineConfig<.*\n/g, '')
    : text;
}

/** Types whose properties are options, from which paths start. */
const configTypes = ['LibConfig', 'RslibConfig'];

/**
 * The path of the option that a key of an object sets: `dts.bundle` for `bundle` in
 * `{ lib: [{ dts: { bundle: true } }] }`; undefined outside of a configuration.
 */
export function findOption(key: ts.Node, checker: ts.TypeChecker): string | undefined {
  const names: string[] = [];
  for (let node: ts.Node = key.parent; ; node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const text = readKey(node.name);
      if (text === undefined) return undefined;
      names.unshift(text);
    } else if (ts.isObjectLiteralExpression(node)) {
      if (isConfig(checker.getContextualType(node))) break;
    } else if (!isWrapper(node)) {
      return undefined;
    }
  }
  const [first = '', ...rest] = names;
  return rest.reduce(joinPath, first);
}

/** The option that a property read from a configuration is: `config.lib` → `lib`. */
export function findReadOption(symbol: ts.Symbol | undefined): string | undefined {
  const isOption = symbol?.declarations?.some(
    (one) =>
      !ts.isSourceFile(one) &&
      ts.isInterfaceDeclaration(one.parent) &&
      configTypes.includes(one.parent.name.text),
  );
  return isOption ? symbol?.name : undefined;
}

const readKey = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

const isWrapper = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isSpreadElement(node);

function isConfig(type: ts.Type | undefined): boolean {
  if (!type) return false;
  const name = (type.aliasSymbol ?? type.symbol)?.name;
  if (name !== undefined && configTypes.includes(name)) return true;
  return type.isUnionOrIntersection() && type.types.some(isConfig);
}

/** The interface whose methods have headings. */
const instance = 'RslibInstance';

/** The part of the tool's interface that a name means: one of its declarations, or a method of the instance. */
export function findSubject(symbol: ts.Symbol | undefined): Subject | undefined {
  // A module is declared by its file, which nothing contains.
  const declarations = (symbol?.declarations ?? []).filter((one) => !ts.isSourceFile(one));
  const isTool = declarations.some((one) =>
    /\/node_modules\/@(?:rslib|rsbuild)\/core\//.test(one.getSourceFile().fileName),
  );
  if (!symbol || !isTool) return undefined;
  const isExport = declarations.some(isTopLevel);
  return isExport || declarations.some(isMethod) ? { type: 'api', name: symbol.name } : undefined;
}

const isTopLevel = ({ parent }: ts.Declaration): boolean =>
  ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent);

function isMethod({ parent }: ts.Declaration): boolean {
  const owner = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  return (
    (ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)) &&
    owner.name.text === instance
  );
}

/** Whether a name belongs to the language or to Node.js: `console`, `process`, `path.join`. */
export function isPlatform({ declarations = [] }: ts.Symbol): boolean {
  return (
    declarations.length === 0 ||
    declarations.some((one) =>
      /\/node_modules\/(?:typescript\/lib|@types\/node)\//.test(one.getSourceFile().fileName),
    )
  );
}
