import type { ConfigObject } from '../../ConfigValue';
import { findOption, getText, scalar } from '../../values';
import { isTrue } from '../writes';

export const isBundled = (config: ConfigObject): boolean =>
  isTrue(findOption(config, 'bundle') ?? scalar(false));

/** Without `format` it follows `platform`, and is left as it is without a bundle. */
export function getFormat(config: ConfigObject): string {
  const format = getText(findOption(config, 'format'));
  const hasName = findOption(config, 'globalName') !== undefined;
  const platform = getText(findOption(config, 'platform')) ?? 'browser';
  const implied = !isBundled(config)
    ? 'esm'
    : ({ node: 'cjs', neutral: 'esm' }[platform] ?? 'iife');
  const name = format ?? implied;
  return name === 'iife' && hasName ? 'umd' : name;
}
