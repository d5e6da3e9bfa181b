import type { ConfigValue } from '../ConfigValue';
import { addToOption, setOption } from '../output/Draft';
import { isPattern, nameEntries, readEntryObject, toRelative, trimFolder } from '../paths';
import type { RuleInput } from '../Rule';
import { toSyntax } from '../syntaxTargets';
import { getText, getTexts, isScalar, list, object, scalar } from '../values';

type Write = (input: RuleInput) => boolean | void;

export const isTrue = (value: ConfigValue): boolean => isScalar(value, true);
export const isObject = (value: ConfigValue): boolean => value.type === 'object';

/** Whether a value is one of some texts. */
export const isOneOf =
  (...texts: readonly string[]) =>
  (value: ConfigValue): boolean =>
    texts.includes(getText(value) ?? '');

/** Paths of files, a list of them or one. */
export const isFiles = (value: ConfigValue): boolean => getTexts(value)?.some(isPattern) === false;

export const hasPatterns = (value: ConfigValue): boolean =>
  getTexts(value)?.some(isPattern) === true;

/** Entries with a name for each; without a bundle, the files that are built. */
export const writeEntries =
  (isBundled: (input: RuleInput) => boolean): Write =>
  (input) => {
    const { value, draft } = input;
    const files = getTexts(value);
    if (!files) {
      const entries = readEntryObject(value);
      if (!entries) return false;
      setOption(draft, 'source.entry', entries);
      return true;
    }
    if (isBundled(input)) {
      // Rslib takes patterns only without a bundle.
      if (!files.some(isPattern)) setOption(draft, 'source.entry', nameEntries(files));
      return true;
    }
    const paths = files.map((file) =>
      scalar(file.startsWith('!') ? `!${toRelative(file.slice(1))}` : toRelative(file)),
    );
    setOption(draft, 'source.entry', object({ index: list(paths) }));
    return true;
  };

/** The output folder, if it is not the one that Rslib takes anyway. */
export const writeFolder: Write = ({ value, draft }) => {
  const folder = getText(value);
  if (folder === undefined) {
    setOption(draft, 'output.distPath', value);
    return true;
  }
  if (trimFolder(folder) !== 'dist') setOption(draft, 'output.distPath', scalar(folder));
  return true;
};

/** `syntax`; a target without a counterpart is left to the reader. */
export const writeSyntax: Write = ({ value, draft }) => {
  const targets = getTexts(value);
  const syntax = targets && toSyntax(targets);
  setOption(draft, 'syntax', syntax);
  return syntax !== undefined;
};

/** An option that is on or off, where off is what Rslib does anyway. */
export const writeFlag =
  (path: string, on: ConfigValue = scalar(true)): Write =>
  ({ value, draft }) => {
    if (value.type === 'code') setOption(draft, path, value);
    else if (!isScalar(value, false)) setOption(draft, path, on);
  };

/** A value that stands below the option of another name: `banner` with `js`. */
export const writeBelow =
  (path: string, key: string): Write =>
  ({ value, draft }) => {
    if (value.type === 'code' && value.isFunction) return false;
    addToOption(draft, path, key, value);
    return true;
  };

/** Names and what stands in their place, beside those that are there already. */
export const writeDefine: Write = ({ value, draft }) => {
  if (value.type !== 'object') return false;
  for (const entry of value.entries) addToOption(draft, 'source.define', entry.key, entry.value);
  return true;
};

/** What stays an import; a function has other parameters here. */
export const writeExternals: Write = ({ value, draft }) => {
  const items = value.type === 'list' ? value.items : [value];
  if (items.some((item) => item.type === 'code' && item.isFunction)) return false;
  if (items.length > 0) setOption(draft, 'output.externals', list(items));
  return true;
};

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
