import { listPlainRules } from '../Rule';
import type { Tool, ToolId } from '../Tool';
import { esbuild } from './esbuild';
import { rollup } from './rollup';
import rows from './rows.json' with { type: 'json' };
import { tsc } from './tsc';
import { tsdown } from './tsdown';
import { tsup } from './tsup';
import { unbuild } from './unbuild';
import { vite } from './vite';

const tools: Readonly<Record<ToolId, Tool>> = { tsup, tsdown, unbuild, rollup, esbuild, vite, tsc };

/** A tool, with the rows that the converter only quotes. */
export const findTool = (id: ToolId): Tool => ({
  ...tools[id],
  rules: [...tools[id].rules, ...listPlainRules(rows[id])],
});
