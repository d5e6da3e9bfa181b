import {
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  list,
  object,
  scalar,
} from '../../values';
import type { RuleInput } from '../../Rule';
import { setOption } from '../../output/Draft';
import { isOneOf, isTrue, trimFolder, writeFlag } from '../writes';

const usualEndings: Readonly<Record<string, string>> = { cjs: 'cjs' };

/** `dist/index.umd.js` → folder and name, as far as they differ from what Rslib does anyway. */
export const writeFile = ({ value, config, draft }: RuleInput): boolean => {
  const file = getText(value);
  if (file === undefined) return false;
  const folders = trimFolder(file).split('/');
  const name = folders.pop() ?? '';
  const folder = folders.join('/') || '.';
  if (folder !== 'dist') setOption(draft, 'output.distPath', scalar(folder));
  const entry = findEntryName(config);
  for (const { format } of draft.items) {
    if (name === `${entry}.${usualEndings[format] ?? 'js'}`) continue;
    const pattern = entry && name.startsWith(`${entry}.`) ? name.replace(entry, '[name]') : name;
    setOption(draft, 'output.filename.js', scalar(pattern), [format]);
  }
  return true;
};

/** `acme.slugs` is a path of names. */
export const writeName = ({ value, draft }: RuleInput): void => {
  const name = getText(value);
  const path = name?.includes('.') ? list(name.split('.').map(scalar)) : value;
  setOption(draft, 'umdName', path, ['umd']);
};

/** The global that stands for a package in a page; elsewhere its name stays. */
export const writeGlobals = ({ value, config, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  const names = value.entries.map(({ key, value: root }) => {
    const name = scalar(key);
    return [key, object({ root, commonjs: name, commonjs2: name, amd: name })] as const;
  });
  const globals = object(Object.fromEntries(names));
  const external = findOption(config, 'external');
  const items = external?.type === 'list' ? external.items : external ? [external] : [];
  const others = items.filter(
    (item) => !(item.type === 'code' && item.isFunction) && !isNamed(item, value),
  );
  const all = others.length > 0 ? list([...others, globals]) : globals;
  if (value.entries.length > 0) setOption(draft, 'output.externals', all, ['umd']);
  return true;
};

const isNamed = (item: ConfigValue, { entries }: ConfigObject): boolean =>
  entries.some(({ key }) => key === getText(item));

export const writeAmd = ({ value, config, draft }: RuleInput): boolean => {
  const outputs = listOutputs(config);
  const root = outputs.map((output) => findOption(output, 'name')).find(Boolean);
  if (getText(value) === undefined) return false;
  setOption(draft, 'umdName', object({ root, amd: value }), ['umd']);
  setOption(draft, 'tools.rspack.output.library.umdNamedDefine', scalar(true), ['umd']);
  return true;
};

/** Names of files; what Rollup puts in brackets has another name here. */
export const writeNames =
  (option: string) =>
  ({ value, draft }: RuleInput): boolean => {
    const pattern = getText(value);
    if (pattern === undefined || /\[(?:format|ext|extname)\]/.test(pattern)) return false;
    const name = pattern.replaceAll(/\[hash(:\d+)?\]/g, '[contenthash$1]');
    if (name !== '[name].js') setOption(draft, option, scalar(name));
    return true;
  };

const maps: Readonly<Record<string, string>> = {
  inline: 'inline-source-map',
  hidden: 'hidden-source-map',
};

export const writeMap = ({ value, draft }: RuleInput): void => {
  const kind = maps[getText(value) ?? ''];
  const on = kind ? object({ js: scalar(kind) }) : scalar(true);
  writeFlag('output.sourceMap', on)({ value, draft } as RuleInput);
};

export const writeMapKind =
  (kind: string) =>
  ({ value, draft }: RuleInput): void => {
    if (!isTrue(value)) return;
    setOption(draft, 'output.sourceMap', object({ js: scalar(kind) }));
  };

/** The files that are built then are all of `src`, which is the default. */
export const writeModules = ({ value, draft }: RuleInput): void => {
  if (!isTrue(value)) return;
  setOption(draft, 'bundle', scalar(false));
  for (const { options } of draft.items) options.delete('source.entry');
};

export const levels: Readonly<Record<string, string>> = {
  silent: 'silent',
  warn: 'warn',
  info: 'info',
  debug: 'info',
};

export const writeDigest = ({ value, draft }: RuleInput): boolean => {
  if (!isOneOf('hex', 'base64')(value)) return false;
  setOption(draft, 'tools.rspack.output.hashDigest', value);
  return true;
};

/** Names of Rollup for the formats; what is missing here has no counterpart. */
const formats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
  amd: 'umd',
};

export const listOutputs = (config: ConfigObject): ConfigObject[] => {
  const output = findOption(config, 'output');
  const outputs = output?.type === 'list' ? output.items : output ? [output] : [];
  return outputs.flatMap((one) => (one.type === 'object' ? [one] : []));
};

export function getFormat(output: ConfigObject): string {
  const format = formats[getText(findOption(output, 'format')) ?? 'es'] ?? 'esm';
  return format === 'iife' && findOption(output, 'name') ? 'umd' : format;
}

export const isFileFormat = isOneOf('es', 'esm', 'module', 'cjs', 'commonjs', 'umd');
export const webFormats = ['umd', 'iife'];

/** The key of the only entry, for the names of files. */
export function findEntryName(config: ConfigObject): string | undefined {
  const input = findOption(config, 'input');
  const [file, ...others] = getTexts(input) ?? [];
  if (file !== undefined) {
    return others.length > 0 ? undefined : /([^/]+?)(?:\.[^./]+)?$/.exec(file)?.[1];
  }
  const [first, ...more] = input?.type === 'object' ? input.entries : [];
  return more.length > 0 ? undefined : first?.key;
}
