import {
  type ConfigObject,
  code,
  findOption,
  getText,
  getTexts,
  list,
  object,
  scalar,
} from '../../values';
import type { RuleInput } from '../../Rule';
import { addToOption, setOption } from '../../output/Draft';
import { isTrue, toRelative, trimFolder, writeEntries } from '../writes';

export const entries = {
  reads: ['entryPoints'],
  write: writeEntries(({ config }) => isBundled(config)),
};

/** Entries as `{ in, out }` have names of their own. */
export const writeEntryPoints = (input: RuleInput): boolean | void => {
  const { value } = input;
  const pairs = value.type === 'list' ? value.items : [];
  if (!pairs.some(({ type }) => type === 'object')) return entries.write(input);
  const named = pairs.map((pair) => [
    getText(findOption(pair, 'out')),
    getText(findOption(pair, 'in')),
  ]);
  if (named.some(([out, from]) => out === undefined || from === undefined)) return false;
  const entry = Object.fromEntries(
    named.map(([out = '', from = '']) => [out, scalar(toRelative(from))]),
  );
  setOption(input.draft, 'source.entry', object(entry));
  return true;
};

/** `dist/index.js` → folder and name, as far as they differ from what Rslib does anyway. */
export const writeOutfile = ({ value, config, draft }: RuleInput): boolean => {
  const file = getText(value);
  if (file === undefined) return false;
  const folders = trimFolder(file).split('/');
  const name = folders.pop() ?? '';
  const folder = folders.join('/') || '.';
  if (folder !== 'dist') setOption(draft, 'output.distPath', scalar(folder));
  const [entry = ''] = getTexts(findOption(config, 'entryPoints')) ?? [];
  const own = /([^/]+?)\.[^./]+$/.exec(entry)?.[1];
  const usual = getFormat(config) === 'cjs' ? 'cjs' : 'js';
  if (name !== `${own}.${usual}`) {
    const pattern = own && name.startsWith(`${own}.`) ? name.replace(own, '[name]') : name;
    setOption(draft, 'output.filename.js', scalar(pattern));
  }
  return true;
};

/** `@scope/*` → a regular expression: Rslib takes no asterisk. */
export const writeExternal = ({ value, draft }: RuleInput): boolean => {
  const names = getTexts(value);
  if (!names) return false;
  const externals = names.map((name) =>
    name.includes('*')
      ? code(`/^${name.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '.*')}$/`)
      : scalar(name),
  );
  if (externals.length > 0) setOption(draft, 'output.externals', list(externals));
  return true;
};

export const writeExtension = ({ value, draft }: RuleInput): boolean => {
  const script = getText(findOption(value, '.js'));
  const style = getText(findOption(value, '.css'));
  if (script) setOption(draft, 'output.filename.js', scalar(`[name]${script}`));
  if (style) setOption(draft, 'output.filename.css', scalar(`[name]${style}`));
  return script !== undefined || style !== undefined;
};

/** Names of files; what esbuild puts in brackets has another name here. */
export const writeNames =
  (option: string) =>
  ({ value, draft }: RuleInput): boolean => {
    const pattern = getText(value);
    if (pattern === undefined || /\[(?:dir|ext)\]/.test(pattern)) return false;
    const name = pattern.replaceAll('[hash]', '[contenthash]');
    setOption(draft, option, scalar(name.endsWith('.js') ? name : `${name}.js`));
    return true;
  };

const maps: Readonly<Record<string, string>> = {
  inline: 'inline-source-map',
  external: 'hidden-source-map',
};

export const writeMap = ({ value, draft }: RuleInput): void =>
  setOption(
    draft,
    'output.sourceMap',
    object({ js: scalar(maps[getText(value) ?? ''] ?? 'source-map') }),
  );

const levels: Readonly<Record<string, string>> = {
  silent: 'silent',
  error: 'error',
  warning: 'warn',
  info: 'info',
};

export const writeLevel = ({ value, draft }: RuleInput): boolean => {
  const level = levels[getText(value) ?? ''];
  if (level && level !== 'info') setOption(draft, 'logLevel', scalar(level));
  return level !== undefined;
};

export const writeBanner = ({ value, path, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  for (const { key, value: text } of value.entries) addToOption(draft, path, key, text);
  return true;
};

export const writeWeb = (_config: ConfigObject, { items }: RuleInput['draft']): void => {
  for (const { options } of items) options.set('output.target', scalar('web'));
};

export const isBundled = (config: ConfigObject): boolean =>
  isTrue(findOption(config, 'bundle') ?? scalar(false));

/** Without `format` it follows `platform`, and is left as it is without a bundle. */
export function getFormat(config: ConfigObject): string {
  const format = getText(findOption(config, 'format'));
  const hasName = findOption(config, 'globalName') !== undefined;
  const platform = getText(findOption(config, 'platform')) ?? 'browser';
  const implied = !isBundled(config)
    ? 'esm'
    : ({ node: 'cjs', neutral: 'esm' }[platform] ?? 'iife');
  const name = format ?? implied;
  return name === 'iife' && hasName ? 'umd' : name;
}
