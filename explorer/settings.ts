/** What a reader can choose, in the order of the page; the first value of each is the usual one. */
export const axes = {
  format: ['esm', 'cjs', 'esm-cjs', 'umd', 'iife'],
  bundle: ['true', 'false'],
  dts: ['files', 'bundle', 'false'],
  type: ['module', 'commonjs'],
  target: ['node', 'web'],
  minify: ['false', 'true'],
  syntax: ['esnext', 'es2019', 'es5'],
  sourceMap: ['false', 'true'],
} as const;

export type Axis = keyof typeof axes;
export type Settings = { [Name in Axis]: (typeof axes)[Name][number] };
export type LibraryId = (typeof libraryIds)[number];

export const axisNames = Object.keys(axes) as Axis[];
export const libraryIds = ['functions', 'react', 'command', 'decorators', 'entries'] as const;

/** Those that change names and files: all of their combinations are built. */
const mainAxes: readonly Axis[] = ['format', 'bundle', 'dts', 'type', 'target'];
const otherAxes: readonly Axis[] = ['minify', 'syntax', 'sourceMap'];

export function getDefaults(library: LibraryId): Settings {
  const first = axisNames.map((axis) => [axis, axes[axis][0]]);
  const usual = Object.fromEntries(first) as Settings;
  return library === 'react' ? { ...usual, target: 'web' } : usual;
}

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
  const usual = getDefaults(library);
  const single = (names: readonly Axis[]) =>
    names.flatMap((axis) =>
      axes[axis].filter((value) => value !== usual[axis]).map((value) => ({ [axis]: value })),
    );
  const pairs = single(otherAxes).flatMap((one) =>
    single(['dts', 'type', 'target']).map((other) => ({ ...usual, ...one, ...other })),
  );
  const all = [
    ...cross(usual, mainAxes),
    ...cross(usual, ['format', 'bundle', ...otherAxes]),
    ...pairs,
  ];
  const unique = [...new Map(all.map((settings) => [toKey(settings), settings])).values()];
  combinations.set(library, unique);
  return unique;
}

const combinations = new Map<LibraryId, readonly Settings[]>();

function cross(usual: Settings, names: readonly Axis[]): Settings[] {
  return names.reduce<Settings[]>(
    (list, axis) =>
      list.flatMap((settings) => axes[axis].map((value) => ({ ...settings, [axis]: value }))),
    [usual],
  );
}

/** How much of a change it is for the reader when another choice moves an axis. */
const weights: Settings extends Record<Axis, string> ? Record<Axis, number> : never = {
  format: 1000,
  bundle: 500,
  target: 60,
  type: 30,
  dts: 20,
  minify: 8,
  syntax: 7,
  sourceMap: 5,
};

/** The nearest combination that was built and has the value of `fixed`: the wanted one where it was. */
export function findBuilt(library: LibraryId, wanted: Settings, fixed?: Axis): Settings {
  const getDistance = (settings: Settings) =>
    listChanged(settings, wanted).reduce((sum, axis) => sum + weights[axis], 0);
  const [first, ...rest] = listCombinations(library).filter(
    (settings) => !fixed || settings[fixed] === wanted[fixed],
  );
  if (!first) return getDefaults(library);
  return rest.reduce((best, one) => (getDistance(one) < getDistance(best) ? one : best), first);
}

/** The same choices for another library: what is as usual stays as usual, which differs between libraries. */
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
  /** The settings that these are compared with. */
  other?: Settings;
  /** Path of the file that is shown. */
  file?: string;
}

/** Before the settings that are compared with; those of the specification's flags have other names. */
const otherPrefix = 'to.';

/** The choice of an address; what it doesn't name, or names with a value that isn't there, is as usual. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const library = libraryIds.find((id) => id === params.get('lib')) ?? libraryIds[0];
  const read = (prefix: string) => {
    const named = axisNames.flatMap((axis) => {
      const value = axes[axis].find((one) => one === params.get(prefix + axis));
      return value === undefined ? [] : [[axis, value]];
    });
    const settings = { ...getDefaults(library), ...(Object.fromEntries(named) as Settings) };
    return findBuilt(library, settings, named.length === 1 ? (named[0]?.[0] as Axis) : undefined);
  };
  const isCompared = [...params.keys()].some((key) => key.startsWith(otherPrefix));
  const file = params.get('file');
  return {
    library,
    settings: read(''),
    ...(isCompared && { other: read(otherPrefix) }),
    ...(file && { file }),
  };
}

/** The search part of an address: the library and what is not as usual. What else the address has stays. */
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
