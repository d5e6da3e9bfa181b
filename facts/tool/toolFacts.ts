/** An option of the configuration as the installed declarations say. */
export interface OptionFact {
  /** Dotted path below a lib item or the root: `dts.bundle.tsconfigPath`, `shims.esm.__dirname`. */
  path: string;
  /** As the declarations write it, aliases and all. */
  type: string;
  /** What a value may be, aliases resolved, one word each: `boolean`, `'esm'`, `string[]`, `object`. */
  members: readonly string[];
  /** `@default` of its comment, as text; what is computed is in `DefaultFact`. */
  stated?: string;
  /** First sentence of its comment. */
  summary?: string;
  deprecated?: string;
  isExperimental: boolean;
  /** Whether the option may be at the top level as well as in a lib item. */
  isTopLevel: boolean;
  /** First release whose declarations name it; a record, not computed (facts/since.json). */
  since?: string;
}

/** An option of Rsbuild that Rslib takes as well: that it exists, and its type. */
export interface RsbuildOptionFact {
  /** Dotted path below the root: `source.entry`. */
  path: string;
  type: string;
  /** What its comment says instead of it. */
  deprecated?: string;
  /** Set where it takes keys that no declaration lists, or a function: nothing below it is known. */
  isOpen?: true;
}

export interface FlagFact {
  /** `--dist-path`, the long form. */
  name: string;
  /** `-r` where there is one. */
  short?: string;
  /** `<dir>` where it takes a value. */
  value?: string;
  description: string;
}

export interface CommandFact {
  name: string;
  description: string;
  flags: readonly FlagFact[];
}

/** Names that `@rslib/core` exports: what is there at run time, and what only types know. */
export interface ExportFacts {
  values: readonly string[];
  types: readonly string[];
  /** Types of members of those that the JavaScript API takes or gives: `InspectConfigOptions.mode`. */
  members: Readonly<Record<string, string>>;
}

/** The formats of the tool. */
export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

/** The value in a format that a version could not be asked about; the installed one always can. */
export const unknown = 'unknown';

/** The value an option has when nothing is set, for each format, as JSON text or a marker. */
export interface DefaultFact {
  /** Path in the resolved configuration: `output.target`, `rspack.output.library.type`. */
  path: string;
  byFormat: Readonly<Record<(typeof formats)[number], string>>;
  /** What Rsbuild itself does with nothing set. */
  rsbuild: string;
}

/** Something the tool can say when a thing is wrong. */
export interface MessageFact {
  /** The package that says it. */
  from: string;
  kind: 'error' | 'warn';
  /** `{}` stands for what a run fills in. */
  text: string;
}

/** Everything asked of the installed tool, without running a case. */
export interface ToolFacts {
  /** What the facts depend on (updateTool.ts). */
  key: string;
  /** Versions the facts were read from. */
  versions: Readonly<Record<string, string>>;
  options: readonly OptionFact[];
  rsbuildOptions: readonly RsbuildOptionFact[];
  commands: readonly CommandFact[];
  exports: ExportFacts;
  defaults: readonly DefaultFact[];
  messages: readonly MessageFact[];
}
