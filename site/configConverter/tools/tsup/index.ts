import type { ConfigObject } from '../../ConfigValue';
import type { Tool } from '../../Tool';
import { findOption, getTexts } from '../../values';
import { buildRules } from './buildRules';
import { codeRules } from './codeRules';

/** An `iife` with a name is a UMD file here: an IIFE exports nothing. */
const listFormats = (config: ConfigObject): readonly string[] => {
  const hasName = findOption(config, 'globalName') !== undefined;
  const formats = getTexts(findOption(config, 'format')) ?? ['cjs'];
  const names = formats.flatMap((format) => format.split(','));
  return [...new Set(names.map((name) => (name === 'iife' && hasName ? 'umd' : name)))];
};

/** Rows of docs/en/guide/migration/tsup.mdx. */
export const tsup: Tool = {
  id: 'tsup',
  listFormats,
  rules: [...buildRules, ...codeRules],
};
