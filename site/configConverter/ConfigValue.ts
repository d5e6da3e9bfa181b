/** Where something stands in the text, both counted from 1. */
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
