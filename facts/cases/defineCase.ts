/** The compiler that readers who install today get. */
export const defaultTypeScript = '7';

/** Which compiler a case finds as `typescript`: readers who install today get 7. */
export type TypeScriptChoice = '5' | '6' | '7' | 'none';

/** What importing a built file in Node must give. */
export interface ModuleExpectation {
  /** Path from the case's folder: `dist/index.js`. */
  file: string;
  /** Names of its exports, sorted; `default` counts. */
  names?: readonly string[];
  /** Expression over the namespace `m` (and `require`) that must be true: `m.add(1, 2) === 3`. */
  holds?: string;
  /** Loading must fail with a message that contains this. */
  throws?: string;
}

/** What must be true of a case's result; whatever is left out is recorded, not judged. */
export interface CaseExpectation {
  /** Exit code, or the signal of a process that aborts. Default 0. */
  exit?: number | 'SIGABRT';
  /**
   * Every file below the output folder; `[]` where nothing may be written. `[hash]` in a name stands
   * for a content hash.
   */
  files?: readonly string[];
  /** Set instead of `files` where two runs may differ: any of these outcomes; no bytes are kept. */
  anyOf?: readonly (readonly string[])[];
  /** Files that may be run: their mode has the executable bit. Not judged on Windows. */
  executable?: readonly string[];
  /** First line of a file. */
  firstLine?: Readonly<Record<string, string>>;
  /** Text that a file contains. */
  contains?: Readonly<Record<string, string | readonly string[]>>;
  /** Text that a file must not contain. */
  lacks?: Readonly<Record<string, string | readonly string[]>>;
  /** Text that the log contains. */
  log?: string | readonly string[];
  /** Text that the log must not contain. */
  logLacks?: string | readonly string[];
  /** Loaded with `import()` in Node. */
  imports?: readonly ModuleExpectation[];
  /** Loaded with `require()` in Node. */
  requires?: readonly ModuleExpectation[];
  /** publint's message codes, sorted; `[]` means it finds nothing. */
  publint?: readonly string[];
  /** Problem kinds of Are The Types Wrong, sorted; `[]` means it finds nothing. */
  typesWrong?: readonly string[];
  /** A consumer's source that must type-check against the built package. */
  consumer?: string;
}

/**
 * A small real library and what the tool makes of it. The folder holds what a reader's project would,
 * with two conventions: `dependencies/<name>/` stands for an installed package, and packages named
 * by `workspaces` in package.json are linked as a package manager links them.
 */
export interface Case {
  title: string;
  /** The reader's question that this case answers. */
  question: string;
  /** Arguments of `rslib`; default `['build']`. */
  command?: readonly string[];
  /** Arguments of `rslib` runs that come first, such as the build of a package this one needs. */
  before?: readonly (readonly string[])[];
  /** A script run with Node instead of the command line: `build.mjs`. */
  script?: string;
  /** Variables added to the environment of the run. */
  env?: Readonly<Record<string, string>>;
  /** Folder that is recorded; default `dist`. */
  output?: string;
  typescript?: TypeScriptChoice;
  expect: CaseExpectation;
}

/** Types a case's description; `case.ts` of each folder in cases/ exports it as default. */
export function defineCase(description: Case): Case {
  return description;
}
