import path from 'node:path';
import ts from 'typescript';
import { repository } from '../../../../facts/cases/paths';
import { compilerOptions, foreignModules } from '../../../check/code/types';
import type { HoverBlock } from '../HoverBlock';

export interface HoverService {
  service: ts.LanguageService;
  checker: ts.TypeChecker;
  /** The file of a block. @throws Error where it is not one of those the service was opened with. */
  getSource: (block: HoverBlock) => ts.SourceFile;
}

/** A folder that is never made: from below it packages are found as from the repository. */
const folder = path.join(repository, 'node_modules', '.cache', 'hovers').replaceAll(path.sep, '/');

/**
 * One language service over all blocks, each in a folder of its own with the files around it: the
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
 * of inference. The plain ones say more, and are declared beside.
 */
function simplify(file: string, text: string | undefined): string | undefined {
  return file.endsWith('/@rslib/core/dist-types/loadConfig.d.ts')
    ? text?.replace(/export declare function defineConfig<.*\n/g, '')
    : text;
}
