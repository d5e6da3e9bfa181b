import { getPackageName } from '../../packageCheck/packageName';
import { type ConfigObject, type ConfigValue, findOption } from '../values';

/** The range that Rslib names as its peer. */
export const apiExtractor = '@microsoft/api-extractor@7';

/** What `npm install` needs for the new config: Rslib, what its options need, and what its code imports. */
export function listPackages(config: ConfigObject, declarations: readonly string[]): string[] {
  const lib = findOption(config, 'lib');
  const items = [config, ...(lib?.type === 'list' ? lib.items.filter(isObject) : [])];
  const has = (...path: string[]) => items.some((item) => isOn(findOption(item, ...path)));
  return [
    '@rslib/core',
    ...(has('dts') ? ['typescript'] : []),
    ...(has('dts', 'bundle') ? [apiExtractor] : []),
    ...new Set(declarations.flatMap(listImported)),
  ];
}

const isObject = (value: ConfigValue): value is ConfigObject => value.type === 'object';
const isOn = (value: ConfigValue | undefined): boolean =>
  value !== undefined && !(value.type === 'scalar' && value.value === false);

const source = /\b(?:from|import|require\()\s*(['"])(.*?)\1/g;

/** Packages that a statement of the config imports; files and what Node.js has itself are none. */
function listImported(statement: string): string[] {
  return Array.from(
    statement.matchAll(source),
    ([, , from = '']) => getPackageName(from) ?? [],
  ).flat();
}
