interface AxisRule {
  /** The first one is the tool's default. */
  values: readonly [string, ...string[]];
  /** How much of a change it is for the reader when another choice moves it. */
  weight: number;
  /** Whether it changes names and files: all combinations of these are built. */
  isMain?: true;
  /** Where the config has it, if it is one option with this value. */
  option?: readonly string[];
}

/** What a reader can choose, in the order of the page. Names of combinations in the results have this order too. */
export const axes = {
  format: { values: ['esm', 'cjs', 'esm-cjs', 'umd', 'iife'], weight: 1000, isMain: true },
  bundle: { values: ['true', 'false'], weight: 500, isMain: true, option: ['bundle'] },
  dts: { values: ['files', 'bundle', 'false'], weight: 20, isMain: true },
  type: { values: ['module', 'commonjs'], weight: 30, isMain: true },
  target: { values: ['node', 'web'], weight: 60, isMain: true, option: ['output', 'target'] },
  minify: { values: ['false', 'true'], weight: 8, option: ['output', 'minify'] },
  syntax: { values: ['esnext', 'es2019', 'es5'], weight: 7, option: ['syntax'] },
  sourceMap: { values: ['false', 'true'], weight: 5, option: ['output', 'sourceMap'] },
} as const satisfies Readonly<Record<string, AxisRule>>;

export type Axis = keyof typeof axes;
export type Settings = { [Name in Axis]: (typeof axes)[Name]['values'][number] };
export type LibraryId = (typeof libraryIds)[number];

export const axisNames = Object.keys(axes) as Axis[];
export const libraryIds = ['functions', 'react', 'command', 'decorators', 'entries'] as const;

/** The rules, of which some axes have more parts than others. */
export const axisRules: Readonly<Record<Axis, AxisRule>> = axes;
const mainAxes = axisNames.filter((axis) => axisRules[axis].isMain);
const otherAxes = axisNames.filter((axis) => !axisRules[axis].isMain);

export function getDefaults(library: LibraryId): Settings {
  const first = axisNames.map((axis) => [axis, axes[axis].values[0]]);
  const defaults = Object.fromEntries(first) as Settings;
  return library === 'react' ? { ...defaults, target: 'web' } : defaults;
}

/** Whether each CJS or UMD entry has a copy of the module that entries share, with a state of its own. */
export const copiesShared = (library: LibraryId, { format, bundle }: Settings): boolean =>
  library === 'entries' && bundle === 'true' && format !== 'esm';

/** `esm true files module node false esnext false`: names a combination in the results. */
export const toKey = (settings: Settings): string =>
  axisNames.map((axis) => settings[axis]).join(' ');

/** Builds that are fetched together: `esm-true`. */
export const toGroup = ({ format, bundle, syntax, minify }: Settings): string =>
  `${format}-${bundle}-${syntax}-${minify}`;

/**
 * What is built of a library: all combinations of the main axes, all of the others for each format with
 * and without a bundle, and each of their values with each value of the rest.
 */
export function listCombinations(library: LibraryId): readonly Settings[] {
  const known = combinations.get(library);
  if (known) return known;
  const defaults = getDefaults(library);
  const single = (names: readonly Axis[]) =>
    names.flatMap((axis) =>
      axes[axis].values
        .filter((value) => value !== defaults[axis])
        .map((value) => ({ [axis]: value })),
    );
  const pairs = single(otherAxes).flatMap((one) =>
    single(mainAxes.filter((axis) => axis !== 'format' && axis !== 'bundle')).map((other) => ({
      ...defaults,
      ...one,
      ...other,
    })),
  );
  const all = [
    ...cross(defaults, mainAxes),
    ...cross(defaults, ['format', 'bundle', ...otherAxes]),
    ...pairs,
  ];
  const unique = [...new Map(all.map((settings) => [toKey(settings), settings])).values()];
  combinations.set(library, unique);
  return unique;
}

const combinations = new Map<LibraryId, readonly Settings[]>();

function cross(defaults: Settings, names: readonly Axis[]): Settings[] {
  return names.reduce<Settings[]>(
    (list, axis) =>
      list.flatMap((settings) =>
        axes[axis].values.map((value) => ({ ...settings, [axis]: value })),
      ),
    [defaults],
  );
}

/** The nearest combination that was built and has the value of `fixed`: the wanted one where it was. */
export function findBuilt(library: LibraryId, wanted: Settings, fixed?: Axis): Settings {
  const getDistance = (settings: Settings) =>
    listChanged(settings, wanted).reduce((sum, axis) => sum + axes[axis].weight, 0);
  const [first, ...rest] = listCombinations(library).filter(
    (settings) => !fixed || settings[fixed] === wanted[fixed],
  );
  if (!first) return getDefaults(library);
  return rest.reduce((best, one) => (getDistance(one) < getDistance(best) ? one : best), first);
}

/** The same choices for another library: what is at its default stays there, which differs between libraries. */
export function changeLibrary({ library, settings, other }: Choice, next: LibraryId): Choice {
  const carry = (from: Settings) => {
    const changed = listChanged(from, getDefaults(library)).map((axis) => [axis, from[axis]]);
    return findBuilt(next, { ...getDefaults(next), ...(Object.fromEntries(changed) as Settings) });
  };
  return { library: next, settings: carry(settings), ...(other && { other: carry(other) }) };
}

export const listChanged = (one: Settings, other: Settings): Axis[] =>
  axisNames.filter((axis) => one[axis] !== other[axis]);

export interface Choice {
  library: LibraryId;
  settings: Settings;
  /** What an address asked for, where it was not built. */
  wanted?: Settings;
  /** The settings that these are compared with. */
  other?: Settings;
  /** Path of the file that is shown. */
  file?: string;
}

/** Before the settings that are compared with; those of the specification's flags have other names. */
const otherPrefix = 'to.';

/** The choice of an address; what it doesn't name, or names with a value that isn't there, is at its default. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const library = libraryIds.find((id) => id === params.get('lib')) ?? libraryIds[0];
  const read = (prefix: string) => {
    const named = axisNames.flatMap((axis) => {
      const value = axes[axis].values.find((one) => one === params.get(prefix + axis));
      return value === undefined ? [] : [[axis, value]];
    });
    const wanted = { ...getDefaults(library), ...(Object.fromEntries(named) as Settings) };
    const fixed = named.length === 1 ? (named[0]?.[0] as Axis) : undefined;
    const settings = findBuilt(library, wanted, fixed);
    return { settings, ...(listChanged(settings, wanted).length > 0 && { wanted }) };
  };
  const isCompared = [...params.keys()].some((key) => key.startsWith(otherPrefix));
  const file = params.get('file');
  return {
    library,
    ...read(''),
    ...(isCompared && { other: read(otherPrefix).settings }),
    ...(file && { file }),
  };
}

/** The search part of an address: the library and what is not at its default. What else the address has stays. */
export function writeChoice({ library, settings, other, file }: Choice, search = ''): string {
  const isOwn = (key: string) =>
    ['lib', 'file'].includes(key) || key.replace(otherPrefix, '') in axes;
  const rest = [...new URLSearchParams(search)].filter(([key]) => !isOwn(key));
  const result = new URLSearchParams({ lib: library });
  const listOwn = (from: Settings) => listChanged(from, getDefaults(library));
  for (const axis of listOwn(settings)) result.set(axis, settings[axis]);
  if (other) {
    const own = listOwn(other);
    // One at least says that there is a comparison.
    for (const axis of own.length > 0 ? own : (['format'] as const))
      result.set(otherPrefix + axis, other[axis]);
  }
  if (file) result.set('file', file);
  for (const [key, value] of rest) result.append(key, value);
  return `?${result}`;
}
