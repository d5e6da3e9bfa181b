/** Where something is in the text, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

export type Scalar = string | number | boolean | null;

/** What an option is set to, as far as it can be told without running anything. */
export type ConfigValue =
  | { type: 'scalar'; value: Scalar }
  | { type: 'list'; items: readonly ConfigValue[] }
  | { type: 'object'; entries: readonly ConfigEntry[] }
  | ConfigCode;

/** Source text that would have to run: kept as it is written. */
export interface ConfigCode {
  type: 'code';
  text: string;
  at: Place;
  /** Names it uses, some of which the file declares. */
  names: readonly string[];
  isFunction: boolean;
  /** Uses a name that only exists inside the function that gives the config. */
  isLocal: boolean;
}

export interface ConfigEntry {
  key: string;
  value: ConfigValue;
  at: Place;
}

export type ConfigObject = Extract<ConfigValue, { type: 'object' }>;
export type ConfigList = Extract<ConfigValue, { type: 'list' }>;

export const scalar = (value: Scalar): ConfigValue => ({ type: 'scalar', value });

export const list = (items: readonly ConfigValue[]): ConfigList => ({ type: 'list', items });

/** An object of these options; those without a value are left out. */
export const object = (
  options: Readonly<Record<string, ConfigValue | undefined>>,
): ConfigObject => ({
  type: 'object',
  entries: Object.entries(options).flatMap(([key, value]) =>
    value ? [{ key, value, at: { line: 1, column: 1 } }] : [],
  ),
});

/** Code that uses no name of the file, such as a regular expression. */
export const code = (text: string): ConfigCode => ({
  type: 'code',
  text,
  at: { line: 1, column: 1 },
  names: [],
  isFunction: false,
  isLocal: false,
});

export const getText = (value: ConfigValue | undefined): string | undefined =>
  value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;

export const isScalar = (value: ConfigValue | undefined, wanted: Scalar): boolean =>
  value?.type === 'scalar' && value.value === wanted;

/** A list of texts, or one text; undefined where anything in it is something else. */
export function getTexts(value: ConfigValue | undefined): string[] | undefined {
  const items = value?.type === 'list' ? value.items : value ? [value] : [];
  const texts = items.map(getText).filter((text) => text !== undefined);
  return value && texts.length === items.length ? texts : undefined;
}

/** The value of an option by its path: the last one written wins, as in JavaScript. */
export function findOption(
  value: ConfigValue | undefined,
  ...path: readonly string[]
): ConfigValue | undefined {
  return path.reduce<ConfigValue | undefined>(
    (found, name) =>
      found?.type === 'object'
        ? found.entries.findLast(({ key }) => key === name)?.value
        : undefined,
    value,
  );
}

/** Whether two values are written alike. */
export const isSame = (one: ConfigValue, other: ConfigValue): boolean =>
  JSON.stringify(one, ignorePlaces) === JSON.stringify(other, ignorePlaces);

const ignorePlaces = (key: string, value: unknown): unknown => (key === 'at' ? undefined : value);

/** All code in a value, however deep it is. */
export function listCode(value: ConfigValue): ConfigCode[] {
  switch (value.type) {
    case 'code':
      return [value];
    case 'list':
      return value.items.flatMap(listCode);
    case 'object':
      return value.entries.flatMap((entry) => listCode(entry.value));
    default:
      return [];
  }
}
