import { code, type ConfigValue, getText, list, scalar } from '../values';
import { isModule, setOption } from '../output/Draft';
import type { Write } from './options';

const isFile = (item: ConfigValue): boolean =>
  /^(?:\.{0,2}\/|[A-Za-z]:)/.test(getText(item) ?? '') ||
  (item.type === 'code' && item.text.includes('node_modules'));

/** The row of files that stay imports: Rslib compares with what imports say, not with files. */
export const externalFiles = (write: Write) => ({
  when: (value: ConfigValue): boolean =>
    value.type === 'list' ? value.items.length > 0 && value.items.every(isFile) : isFile(value),
  write,
});

/** What stays an import; a function has other parameters here. */
export const writeExternals: Write = ({ value, draft }) => {
  const items = value.type === 'list' ? value.items : [value];
  if (items.some((item) => item.type === 'code' && item.isFunction)) return false;
  // Code may be a list, which Rslib ignores within another.
  const written = value.type === 'code' ? value : list(items);
  if (items.length > 0) setOption(draft, 'output.externals', written);
  return true;
};

/**
 * What stays an import where names include subpaths, as `react/jsx-runtime`, and have asterisks; a script
 * has no global for a subpath.
 */
export const writePackages: Write = (input) => {
  const { value, draft } = input;
  if (value.type === 'code') return writeExternals(input);
  const toItem = (item: ConfigValue, isScript: boolean) => {
    const name = getText(item) ?? '';
    const pattern = name.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', '.*');
    if (name.includes('*')) return code(`/^${pattern}$/`);
    const isPackage = /^(?:@[\w.-]+\/)?\w[\w.-]*$/.test(name);
    return isPackage && !isScript ? code(`/^${pattern}($|\\/)/`) : item;
  };
  const values = value.type === 'list' ? value.items : [value];
  const written = [false, true].map((isScript) => {
    const items = draft.items.filter((item) => isModule(item) !== isScript);
    const own = list(values.map((item) => toItem(item, isScript)));
    return writeExternals({ ...input, draft: { ...draft, items }, value: own });
  });
  return written.every((result) => result !== false);
};

/** The name of a global: `acme.slugs` is a path of names, which Rslib takes as a list. */
export const splitName = (value: ConfigValue): ConfigValue => {
  const name = getText(value);
  return name?.includes('.') ? list(name.split('.').map(scalar)) : value;
};
