import { type ConfigValue, getText, isScalar, scalar } from '../values';
import { addToOption, setOption } from '../output/Draft';
import type { RuleInput } from '../Rule';
import { toRelative } from './entries';

export type Write = (input: RuleInput) => boolean | 'decision' | void;

export const isTrue = (value: ConfigValue): boolean => isScalar(value, true);

export const isObject = (value: ConfigValue): boolean => value.type === 'object';

/** Whether a value is one of some texts. */
export const isOneOf =
  (...texts: readonly string[]) =>
  (value: ConfigValue): boolean =>
    texts.includes(getText(value) ?? '');

/** An option that is on or off, where off is what Rslib does anyway. */
export const writeFlag =
  (path: string, on: ConfigValue = scalar(true)): Write =>
  ({ value, draft }) => {
    if (value.type === 'code') setOption(draft, path, value);
    else if (!isScalar(value, false)) setOption(draft, path, on);
  };

/** A value that is below the option of another name: `banner` with `js`. */
export const writeBelow =
  (path: string, key: string): Write =>
  ({ value, draft }) => {
    if (value.type === 'code' && value.isFunction) return false;
    addToOption(draft, path, key, value);
    return true;
  };

/** The entries of an object, added to those of an option; to that of the same name if none is given. */
export const writeEach =
  (option?: string): Write =>
  ({ value, path, draft }) => {
    if (value.type !== 'object') return false;
    for (const { key, value: own } of value.entries) addToOption(draft, option ?? path, key, own);
    return true;
  };

/** Formats of Rollup and Vite, in the words of Rslib. */
export const moduleFormats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
};

/** What inlining of every asset in a library takes: no file of one is larger than this. */
export const largestInlined = 100_000;

/** A text by its name here; `usual` is what Rslib does anyway. */
export const writeNamed =
  (option: string, names: Readonly<Record<string, string>>, usual?: string): Write =>
  ({ value, draft }) => {
    const name = names[getText(value) ?? ''];
    if (name && name !== usual) setOption(draft, option, scalar(name));
    return name !== undefined;
  };

/** How much is printed: the names of all tools. */
export const writeLevel = writeNamed(
  'logLevel',
  { silent: 'silent', error: 'error', warn: 'warn', warning: 'warn', info: 'info', debug: 'info' },
  'info',
);

/** A path, as Rslib takes paths. */
export const writePath =
  (option: string): Write =>
  ({ value, draft }) => {
    const path = getText(value);
    setOption(draft, option, path === undefined ? value : scalar(toRelative(path)));
  };

/** An option of `swcReactOptions`. */
export const writeReactOption =
  (name: string): Write =>
  ({ value, draft }) => {
    draft.react.set(name, value);
  };
