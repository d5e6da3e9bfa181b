import { type ConfigObject, type ConfigValue, findOption } from '../converter/values';
import {
  type Axis,
  axes,
  axisNames,
  axisRules,
  type Choice,
  listChanged,
  type Settings,
} from './settings';

/**
 * The output explorer's settings for a new config; nothing where it has a value that the explorer doesn't have,
 * or formats that differ in more. Some were not built: the explorer says what it shows instead.
 */
export function findChoice(config: ConfigObject): Choice | undefined {
  const lib = findOption(config, 'lib');
  const items = lib?.type === 'list' ? lib.items : [config];
  const [first, ...others] = items.map((item) => readSettings(item, config));
  if (!first || others.some((one) => !one || listChanged(one, first).join() !== 'format')) {
    return undefined;
  }
  const formats = [first, ...others].map((one) => one?.format);
  const format = axes.format.values.find(
    (value) => value === formats.toSorted().reverse().join('-'),
  );
  // The explorer writes one format into `dist`, and each of two into a folder there.
  const isElsewhere = items.some((item, index) => {
    const path = findOption(item, 'output', 'distPath') ?? findOption(config, 'output', 'distPath');
    const folder = path ? getText(path).replace(/^\.\//, '') : 'dist';
    return folder !== (items.length > 1 ? `dist/${formats[index]}` : 'dist');
  });
  const plugins = findOption(config, 'plugins');
  // Of the frameworks the explorer has React.
  const isReact = plugins?.type === 'list' && plugins.items.every(isReactPlugin);
  if (!format || isElsewhere || (plugins && !isReact)) return undefined;
  return { library: isReact ? 'react' : 'functions', settings: { ...first, format } };
}

const isReactPlugin = (plugin: ConfigValue): boolean =>
  plugin.type === 'code' && plugin.text === 'pluginReact()';

/** The settings of one format, which the top of the config has for all formats; undefined where one isn't there. */
function readSettings(item: ConfigValue, config: ConfigObject): Settings | undefined {
  const read = (axis: Axis): string => {
    const { option = [axis], values } = axisRules[axis];
    const value = findOption(item, ...option) ?? findOption(config, ...option);
    if (axis === 'dts') return readDeclarations(value);
    return value ? getText(value) : values[0];
  };
  const settings = Object.fromEntries(axisNames.map((axis) => [axis, read(axis)]));
  const isThere = axisNames.every((axis) =>
    axes[axis].values.some((value) => value === settings[axis]),
  );
  return isThere ? (settings as Settings) : undefined;
}

const getText = (value: ConfigValue): string =>
  value.type === 'scalar' ? String(value.value) : 'code';

function readDeclarations(dts: ConfigValue | undefined): string {
  if (!dts) return 'false';
  if (dts.type !== 'object') return getText(dts).replace('true', 'files');
  const bundle = findOption(dts, 'bundle');
  return bundle ? getText(bundle).replace('true', 'bundle').replace('false', 'files') : 'files';
}
