import {
  type ConfigObject,
  type ConfigValue,
  findOption,
  getText,
  getTexts,
  isScalar,
  object,
  scalar,
} from '../../values';
import type { RuleInput } from '../../Rule';
import { type Draft, addToOption, setOption } from '../../output/Draft';
import { findPackage, nameEntries, readEntryObject, toRelative, toSyntax } from '../writes';

/** One entry is called after `fileName`; others by their keys or paths. */
export const writeEntry = ({ value, config, draft }: RuleInput): boolean => {
  const files = getTexts(value);
  const name = getText(findLib(config, 'fileName'));
  const [only, ...others] = files ?? [];
  if (only !== undefined && others.length === 0 && isName(name)) {
    setOption(draft, 'source.entry', object({ [name]: scalar(toRelative(only)) }));
    return true;
  }
  const entries = files ? nameEntries(files) : readEntryObject(value);
  setOption(draft, 'source.entry', entries);
  return entries !== undefined;
};

const isCode = (value: ConfigValue): boolean => value.type === 'code';

/** `syntax`, unless the target is a list of browsers that only Vite knows. */
export const writeTarget = ({ value, path, config, draft }: RuleInput): boolean => {
  // One option for both: what JavaScript asks for wins.
  if (path === 'build.cssTarget' && findOption(config, 'build', 'target')) return false;
  const targets = getTexts(value);
  const syntax = targets && toSyntax(targets);
  setOption(draft, 'syntax', syntax);
  return syntax !== undefined;
};

const maps: Readonly<Record<string, string>> = {
  inline: 'inline-source-map',
  hidden: 'hidden-source-map',
};

export const writeMap = ({ value, draft }: RuleInput): boolean => {
  if (isCode(value)) return false;
  const kind = maps[getText(value) ?? ''] ?? 'source-map';
  if (!isScalar(value, false)) {
    setOption(draft, 'output.sourceMap', object({ js: scalar(kind) }));
  }
  return true;
};

/** Names inside ES modules are shortened by Vite, the rest of them is not minified. */
export const minified = ['cjs', 'umd', 'iife'];

export const writeMinify = ({ value, path, draft }: RuleInput): boolean => {
  if (path === 'build.cssMinify' || isCode(value)) return false;
  if (isScalar(value, false)) return true;
  setOption(draft, 'output.minify', scalar(true), minified);
  return true;
};

export const writePublic = ({ value, path, draft }: RuleInput): boolean => {
  const folder = getText(value);
  if (isScalar(value, false)) setOption(draft, 'server.publicDir', value);
  else if (folder !== undefined && path === 'publicDir') {
    setOption(draft, 'server.publicDir', object({ name: scalar(folder) }));
  }
  return !isCode(value);
};

export const writeAlias = ({ value, draft }: RuleInput): boolean => {
  if (value.type !== 'object') return false;
  const paths = value.entries.map(({ key, value: target }) => {
    const path = getText(target);
    // A path begins with a dot or a slash; other texts are names of packages.
    return [key, path?.startsWith('/src') ? scalar(`.${path}`) : target] as const;
  });
  setOption(draft, 'resolve.alias', object(Object.fromEntries(paths)));
  return true;
};

const resolveNames: Readonly<Record<string, string>> = { conditions: 'conditionNames' };

export const writeResolve = ({ value, path, draft }: RuleInput): void => {
  const name = path.split('.').at(-1) ?? '';
  setOption(draft, `resolve.${resolveNames[name] ?? name}`, value);
};

export const writeMode = (draft: Draft): void => {
  for (const { options } of draft.items) options.set('output.target', scalar('web'));
};

export const levels: Readonly<Record<string, string>> = {
  silent: 'silent',
  error: 'error',
  warn: 'warn',
  info: 'info',
};

/** Names of classes: only what both tools call alike is taken over. */
export function writeModules({ value, draft }: RuleInput): boolean {
  const names = findOption(value, 'generateScopedName');
  const convention = findOption(value, 'localsConvention');
  if (names?.type === 'code') return false;
  if (names) addToOption(draft, 'output.cssModules', 'localIdentName', names);
  if (convention) {
    addToOption(draft, 'output.cssModules', 'exportLocalsConvention', convention);
  }
  return names !== undefined || convention !== undefined;
}

/** What declares types for Vite has no row: its name says it. */
export const writeVitePlugins = ({ value, draft, imports }: RuleInput): boolean => {
  if (value.type !== 'list') return false;
  if (value.items.some((item) => /-dts\b/.test(findPackage(item, imports) ?? ''))) {
    setOption(draft, 'dts', scalar(true));
  }
  return true;
};

/** Names of Vite for the formats. */
const formats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
};

export const findLib = (
  config: ConfigObject,
  ...path: readonly string[]
): ConfigValue | undefined => findOption(config, 'build', 'lib', ...path);

const hasSeveralEntries = (entry: ConfigValue | undefined): boolean =>
  (entry?.type === 'object' && entry.entries.length > 1) ||
  (entry?.type === 'list' && entry.items.length > 1);

/** Without `formats`, Vite builds `es` and `umd`; for several entries `es` and `cjs`. */
export function listFormats(config: ConfigObject): readonly string[] {
  const written = getTexts(findLib(config, 'formats'));
  const hasName = findLib(config, 'name') !== undefined;
  if (written) {
    return written.map((format) => formats[format] ?? (hasName ? 'umd' : 'iife'));
  }
  return hasSeveralEntries(findLib(config, 'entry')) ? ['esm', 'cjs'] : ['esm', 'umd'];
}

export const isName = (name: string | undefined): name is string =>
  name !== undefined && !name.includes('[');

/** What inlining of every asset in a library takes: no file of one is larger than this. */
export const largestInlined = 100_000;
