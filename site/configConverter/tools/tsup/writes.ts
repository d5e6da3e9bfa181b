import type { ConfigValue } from '../../ConfigValue';
import type { RuleInput } from '../../Rule';
import { addToOption, setOption } from '../../output/Draft';
import { trimFolder } from '../../paths';
import { findOption, getText, isScalar, list, object, scalar } from '../../values';
import { isTrue, writeBelow } from '../writes';

/** Declarations that are merged, as those of tsup are; two formats need a file each. */
export const writeDts = ({ value, draft }: RuleInput): boolean => {
  if (value.type === 'code') return false;
  if (!isScalar(value, false)) {
    setOption(draft, 'dts.bundle', scalar(true));
    if (draft.items.length > 1) setOption(draft, 'dts.autoExtension', scalar(true));
  }
  return true;
};

export const writeGlobalName = ({ value, draft }: RuleInput): void => {
  setOption(draft, 'umdName', value, ['umd']);
  setOption(draft, 'output.target', scalar('web'), ['umd']);
};

export const writeLegacyOutput = ({ value, config, draft }: RuleInput): void => {
  if (!isTrue(value)) return;
  const folder = trimFolder(getText(findOption(config, 'outDir')) ?? 'dist');
  for (const format of ['esm', 'iife', 'umd']) {
    const own = format === 'umd' ? 'iife' : format;
    setOption(draft, 'output.distPath', scalar(`${folder}/${own}`), [format]);
  }
};

export const writePublic = ({ value, draft }: RuleInput): boolean => {
  const folder = isTrue(value) ? 'public' : getText(value);
  if (folder === undefined) return isScalar(value, false);
  const from = scalar(`./${trimFolder(folder)}`);
  setOption(draft, 'output.copy', list([object({ from })]));
  return true;
};

/** Each name as tsup replaces it, below `process.env` and below `import.meta.env`. */
export const writeEnv = ({ value, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  for (const { key, value: given } of value.entries) {
    for (const owner of ['process.env', 'import.meta.env']) {
      addToOption(draft, 'source.define', `${owner}.${key}`, toSource(given));
    }
  }
  return true;
};

const toSource = (value: ConfigValue): ConfigValue =>
  value.type === 'scalar'
    ? scalar(JSON.stringify(String(value.value)))
    : value.type === 'code'
      ? { ...value, text: `JSON.stringify(${value.text})` }
      : value;

export const writeNodeEnv = ({ value, config, draft }: RuleInput): void => {
  if (isScalar(value, false)) return;
  const minify = findOption(config, 'minify');
  const mode = minify && !isScalar(minify, false) ? 'production' : 'development';
  addToOption(draft, 'source.define', 'process.env.NODE_ENV', scalar(JSON.stringify(mode)));
};

export const writeBanner = ({ value, path, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  for (const { key, value: text } of value.entries) addToOption(draft, path, key, text);
  return true;
};

/** `dts.banner` → `banner.dts` */
export const writeDtsText = (input: RuleInput): boolean | void =>
  writeBelow(input.path.split('.')[1] ?? '', 'dts')(input);

export const writeUnbundled = ({ value, draft }: RuleInput): boolean => {
  if (value.type === 'code' || value.type === 'object') return false;
  addToOption(
    draft,
    'output.autoExternal',
    'exclude',
    value.type === 'list' ? value : list([value]),
  );
  return true;
};

export const writeAllExternal = ({ value, draft }: RuleInput): void => {
  if (!isTrue(value)) return;
  for (const group of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
    addToOption(draft, 'output.autoExternal', group, scalar(true));
  }
  addToOption(draft, 'output.autoExternal', 'devDependencies', scalar(true));
};

export const writeShims = ({ value, draft }: RuleInput): void => {
  if (isScalar(value, false)) return;
  const shims = object({ __dirname: scalar(true), __filename: scalar(true) });
  setOption(draft, 'shims.esm', shims, ['esm']);
};

export const writeName = ({ value, draft }: RuleInput): void => {
  const several = draft.items.length > 1;
  for (const { format } of draft.items) {
    const name = getText(value);
    const id = several && name !== undefined ? scalar(`${name}-${format}`) : value;
    if (!several || name !== undefined) setOption(draft, 'id', id, [format]);
  }
};
