import type { ToolId } from './Tool';

/** What readers call each tool. */
export const toolNames: Readonly<Record<ToolId, string>> = {
  tsup: 'tsup',
  rollup: 'Rollup',
  esbuild: 'esbuild',
  vite: 'Vite',
  tsc: 'tsc',
};

/** The file of each tool among the migration pages. */
export const toolPages: Readonly<Record<ToolId, string>> = {
  tsup: 'tsup',
  rollup: 'rollup',
  esbuild: 'esbuild',
  vite: 'vite-lib',
  tsc: 'tsc',
};
