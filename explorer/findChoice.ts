import { type ConfigObject, type ConfigValue, findOption } from '../converter/values';
import { axes, type Axis, type Choice, findBuilt, getDefaults, type Settings } from './settings';

/** What the output explorer shows of a new config: the settings that it has too; nothing where it has no such formats. */
export function findChoice(config: ConfigObject): Choice | undefined {
  const lib = findOption(config, 'lib');
  const items =
    lib?.type === 'list' ? lib.items.filter((item) => item.type === 'object') : [config];
  const formats = items.map((item) => readText(findOption(item, 'format')) ?? 'esm');
  const format = pick('format', [...new Set(formats)].sort().reverse().join('-'));
  if (!format || items.length > 2) return undefined;
  const find = (...path: string[]) =>
    [items[0], config].map((item) => item && findOption(item, ...path)).find(Boolean);
  const dts = find('dts');
  const isBundled = readText(find('dts', 'bundle')) === 'true';
  const isOff = !dts || readText(dts) === 'false';
  const library = findOption(config, 'plugins') ? 'react' : 'functions';
  const wanted: Settings = {
    ...getDefaults(library),
    format,
    dts: isOff ? 'false' : isBundled ? 'bundle' : 'files',
    bundle: pick('bundle', readText(find('bundle'))) ?? 'true',
    target: pick('target', readText(find('output', 'target'))) ?? getDefaults(library).target,
    minify: pick('minify', readText(find('output', 'minify'))) ?? 'false',
    syntax: pick('syntax', readText(find('syntax'))) ?? 'esnext',
    sourceMap: pick('sourceMap', readText(find('output', 'sourceMap'))) ?? 'false',
  };
  return { library, settings: findBuilt(library, wanted) };
}

const readText = (value: ConfigValue | undefined): string | undefined =>
  value?.type === 'scalar' ? String(value.value) : undefined;

const pick = <Name extends Axis>(
  axis: Name,
  text: string | undefined,
): Settings[Name] | undefined =>
  axes[axis].find((value): value is Settings[Name] => value === text);
