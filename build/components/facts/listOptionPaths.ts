import { openFactStore } from './factStore';

/** Dotted paths of all options of the installed tool, its own and those of Rsbuild. */
export function listOptionPaths(): string[] {
  const { options, rsbuildOptions } = openFactStore().tool;
  return [...new Set([...options, ...rsbuildOptions].map(({ path }) => path))];
}
