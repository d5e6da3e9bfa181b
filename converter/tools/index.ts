import { listPlainRules } from '../Rule';
import type { Tool, ToolId } from '../Tool';
import { esbuild } from './esbuild';
import { rollup } from './rollup';
import rows from './rows.json';
import { tsc } from './tsc';
import { tsup } from './tsup';
import { unbuild } from './unbuild';
import { vite } from './vite';

/** With the rows that the converter only quotes. */
const addRows = (tool: Tool): Tool => ({
  ...tool,
  rules: [...tool.rules, ...listPlainRules(rows[tool.id])],
});

/** Each tool by its id. */
export const tools: Readonly<Record<ToolId, Tool>> = {
  tsup: addRows(tsup),
  unbuild: addRows(unbuild),
  rollup: addRows(rollup),
  esbuild: addRows(esbuild),
  vite: addRows(vite),
  tsc: addRows(tsc),
};

export const findTool = (id: ToolId): Tool => tools[id];
