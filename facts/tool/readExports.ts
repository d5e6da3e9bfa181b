import type { ExportFacts } from './toolFacts';
import { createToolProgram } from './toolProgram';

/**
 * Names that `@rslib/core` exports.
 * @throws Error where its declarations and what is there at run time disagree.
 */
export async function readExports(): Promise<ExportFacts> {
  const values = Object.keys(await import('@rslib/core')).sort();
  const { exportNames } = createToolProgram();
  const declared = exportNames.filter(({ isValue }) => isValue).map(({ name }) => name);
  const missing = values.filter((name) => !declared.includes(name));
  if (missing.length > 0) {
    throw new Error(`facts: @rslib/core exports ${missing.join(', ')} without declaring them.`);
  }
  const types = exportNames.filter(({ name }) => !values.includes(name)).map(({ name }) => name);
  return { values, types: types.sort() };
}
