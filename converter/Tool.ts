import type { ConfigObject } from './values';
import type { Draft } from './output/Draft';
import type { Rule } from './Rule';

/** Tools whose configs are converted, in the order in which they are offered. */
export const toolIds = ['tsup', 'tsdown', 'unbuild', 'rollup', 'esbuild', 'vite', 'tsc'] as const;

export type ToolId = (typeof toolIds)[number];

/** Part of a config whose options hold for part of what it builds: an output of Rollup. */
export interface ConfigPart {
  object: ConfigObject;
  draft: Draft;
  /** Where it is: `output`. */
  path: string;
}

export interface ConfigContext {
  /** The package that each imported name comes from. */
  imports: ReadonlyMap<string, string>;
}

/** How the configs of a tool are read. */
export interface Tool {
  id: ToolId;
  /** Each row of its migration page. */
  rules: readonly Rule[];
  /** The formats it builds, in the words of Rslib; one for each item of `lib`. */
  listFormats: (config: ConfigObject) => readonly string[];
  /** Parts other than the whole config. */
  listParts?: (config: ConfigObject, draft: Draft) => readonly ConfigPart[];
  /** Whether a config builds declarations alone; those of the same entries get them. */
  isForTypes?: (config: ConfigObject, context: ConfigContext) => boolean;
  /** What the tool does where nothing is set. */
  finish?: (config: ConfigObject, draft: Draft) => void;
}

/** What readers call each tool. */
export const toolNames: Readonly<Record<ToolId, string>> = {
  tsup: 'tsup',
  tsdown: 'tsdown',
  unbuild: 'unbuild',
  rollup: 'Rollup',
  esbuild: 'esbuild',
  vite: 'Vite',
  tsc: 'tsc',
};

/** The file of a tool among the migration pages. */
export const getToolPage = (id: ToolId): string => (id === 'vite' ? 'vite-lib' : id);
