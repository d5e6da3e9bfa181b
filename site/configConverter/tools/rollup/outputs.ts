import type { ConfigObject } from '../../ConfigValue';
import { findOption, getText, getTexts } from '../../values';
import { isOneOf } from '../writes';

/** Names of Rollup for the formats; what is missing here has no counterpart. */
const formats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
  amd: 'umd',
};

export const listOutputs = (config: ConfigObject): ConfigObject[] => {
  const output = findOption(config, 'output');
  const outputs = output?.type === 'list' ? output.items : output ? [output] : [];
  return outputs.flatMap((one) => (one.type === 'object' ? [one] : []));
};

export function getFormat(output: ConfigObject): string {
  const format = formats[getText(findOption(output, 'format')) ?? 'es'] ?? 'esm';
  return format === 'iife' && findOption(output, 'name') ? 'umd' : format;
}

export const isFileFormat = isOneOf('es', 'esm', 'module', 'cjs', 'commonjs', 'umd');
export const webFormats = ['umd', 'iife'];

/** The key of the only entry, for the names of files. */
export function findEntryName(config: ConfigObject): string | undefined {
  const input = findOption(config, 'input');
  const [file, ...others] = getTexts(input) ?? [];
  if (file !== undefined) {
    return others.length > 0 ? undefined : /([^/]+?)(?:\.[^./]+)?$/.exec(file)?.[1];
  }
  const [first, ...more] = input?.type === 'object' ? input.entries : [];
  return more.length > 0 ? undefined : first?.key;
}
