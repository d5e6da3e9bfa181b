import type { ConfigObject, ConfigValue } from '../../ConfigValue';
import { findOption, getTexts } from '../../values';

/** Names of Vite for the formats. */
const formats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
};

export const findLib = (
  config: ConfigObject,
  ...path: readonly string[]
): ConfigValue | undefined => findOption(config, 'build', 'lib', ...path);

const hasSeveralEntries = (entry: ConfigValue | undefined): boolean =>
  (entry?.type === 'object' && entry.entries.length > 1) ||
  (entry?.type === 'list' && entry.items.length > 1);

/** Without `formats`, Vite builds `es` and `umd`; for several entries `es` and `cjs`. */
export function listFormats(config: ConfigObject): readonly string[] {
  const written = getTexts(findLib(config, 'formats'));
  const hasName = findLib(config, 'name') !== undefined;
  if (written) {
    return written.map((format) => formats[format] ?? (hasName ? 'umd' : 'iife'));
  }
  return hasSeveralEntries(findLib(config, 'entry')) ? ['esm', 'cjs'] : ['esm', 'umd'];
}

export const isName = (name: string | undefined): name is string =>
  name !== undefined && !name.includes('[');

/** What inlining of every asset in a library takes: no file of one is larger than this. */
export const largestInlined = 100_000;
