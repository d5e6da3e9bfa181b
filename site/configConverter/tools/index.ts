import type { Tool, ToolId } from '../Tool';
import { esbuild } from './esbuild';
import { rollup } from './rollup';
import { tsc } from './tsc';
import { tsup } from './tsup';
import { vite } from './vite';

/** Each tool by its id. */
export const tools: Readonly<Record<ToolId, Tool>> = { tsup, rollup, esbuild, vite, tsc };

export const findTool = (id: ToolId): Tool => tools[id];
