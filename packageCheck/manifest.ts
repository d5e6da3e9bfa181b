import { limits, PackageError } from './PackageError';
import type { PackageFiles } from './readTarball';

/** What the checks read of a package.json, which may hold anything. */
export interface Manifest {
  [field: string]: unknown;
  name: string;
}

/** @throws PackageError */
export function readManifest(files: PackageFiles): Manifest {
  const content = files.get('package.json');
  if (!content) throw new PackageError('NoManifest');
  return parseManifest(new TextDecoder().decode(content));
}

/** @throws PackageError */
export function parseManifest(text: string): Manifest {
  if (text.length > limits.manifest) throw new PackageError('TooLarge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PackageError('BadManifest', error instanceof Error ? error.message : '');
  }
  if (!isObject(value)) throw new PackageError('BadManifest', typeof value);
  return { ...value, name: typeof value.name === 'string' ? value.name : 'package' };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the packages in a field such as `dependencies`. */
export const listNames = (field: unknown): string[] => (isObject(field) ? Object.keys(field) : []);

/** `./dist/index.js`, `/dist/index.js` and `dist/index.js` as `dist/index.js`. */
export const toPath = (value: string): string => value.replace(/^(?:\.?\/)+/, '');

/** Addresses that `exports` offers, or `.` where only `main` and the like are there. */
export function listEntries({ exports }: Manifest): string[] {
  if (!isObject(exports)) return ['.'];
  const keys = Object.keys(exports);
  const paths = keys.filter((key) => key.startsWith('.'));
  if (paths.length === 0) return keys.length > 0 ? ['.'] : [];
  return paths.filter((key) => key !== './package.json' && exports[key] !== null);
}

/** Whether users run it and import nothing: it names a command, and no entry. */
export const isCommand = ({ bin, ...fields }: Manifest, files?: ReadonlyMap<string, unknown>) =>
  bin !== undefined &&
  !files?.has('index.js') &&
  ['exports', 'main', 'module', 'types', 'typings'].every((name) => fields[name] === undefined);

/** How many subpaths of a pattern are looked at. */
const largestPattern = 200;

/**
 * What the asterisk of an entry such as `./*` stands for: the code that it leads to. A path belongs to its own
 * entry if it has one, else to the pattern with most before its asterisk.
 */
export function listStars(
  manifest: Manifest,
  entry: string,
  files: ReadonlyMap<string, unknown>,
): string[] {
  const resolved = resolveEntry(manifest, entry, ['import', 'require', 'node']);
  if (!entry.includes('*') || !('target' in resolved)) return [];
  const target = toPath(resolved.target);
  const keys = isObject(manifest.exports) ? Object.keys(manifest.exports) : [];
  const findKey = (path: string) =>
    keys
      .filter((key) => key === path || findStar(key, path) !== undefined)
      .sort((a, b) => rank(b, path) - rank(a, path))[0];
  return [...files.keys()]
    .filter((name) => /\.[cm]?js$/.test(name))
    .flatMap((name) => findStar(target, name) ?? [])
    .filter((star) => findKey(entry.split('*').join(star)) === entry)
    .slice(0, largestPattern);
}

/** What the asterisk of a pattern stands for in a path. */
export function findStar(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || path.length < pattern.length) return undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  return path.slice(before.length, path.length - after.length);
}

const rank = (key: string, path: string): number => (key === path ? Infinity : key.indexOf('*'));

export const hasExports = ({ exports }: Manifest): boolean =>
  exports !== undefined && exports !== null;

/** Where an entry leads, as it is written there, or why Node.js refuses it. */
export type Resolved = { target: string } | { error: ResolveError };

type ResolveError =
  | 'ERR_INVALID_PACKAGE_CONFIG'
  | 'ERR_INVALID_PACKAGE_TARGET'
  | 'ERR_PACKAGE_PATH_NOT_EXPORTED';

/**
 * What an entry leads to under these conditions.
 * https://nodejs.org/api/esm.html#resolution-algorithm-specification
 */
export function resolveEntry(
  manifest: Manifest,
  entry: string,
  conditions: readonly string[],
): Resolved {
  const { exports, main, types, typings } = manifest;
  if (hasExports(manifest)) {
    const keys = isObject(exports) ? Object.keys(exports) : [];
    const paths = keys.filter((key) => key.startsWith('.'));
    const isMixed = paths.length > 0 && paths.length < keys.length;
    if (isMixed) return { error: 'ERR_INVALID_PACKAGE_CONFIG' };
    const isShort = typeof exports === 'string' || typeof exports === 'object';
    const map = paths.length > 0 && isObject(exports) ? exports : { '.': isShort ? exports : null };
    const found = resolveTarget(Object.hasOwn(map, entry) ? map[entry] : null, conditions);
    return found ?? { error: 'ERR_PACKAGE_PATH_NOT_EXPORTED' };
  }
  const isTyped = conditions.includes('types');
  const target = isTyped ? (types ?? typings) : main;
  if (typeof target === 'string' && target !== '') return { target };
  return isTyped ? { error: 'ERR_PACKAGE_PATH_NOT_EXPORTED' } : { target: './index.js' };
}

/** PACKAGE_TARGET_RESOLVE: after `undefined` the next condition is tried, after `null` none. */
function resolveTarget(
  target: unknown,
  conditions: readonly string[],
): Resolved | null | undefined {
  if (target === null) return null;
  if (typeof target === 'string') {
    const isValid = target.startsWith('./') && !invalidPart.test(target.slice(1));
    return isValid ? { target } : { error: 'ERR_INVALID_PACKAGE_TARGET' };
  }
  if (Array.isArray(target)) {
    let last: Resolved | null = null;
    for (const one of target) {
      const found = resolveTarget(one, conditions);
      if (found === undefined) continue;
      const isUnresolved =
        found === null || ('error' in found && found.error === 'ERR_INVALID_PACKAGE_TARGET');
      if (!isUnresolved) return found;
      last = found;
    }
    return last;
  }
  if (!isObject(target)) return { error: 'ERR_INVALID_PACKAGE_TARGET' };
  if (Object.keys(target).some((key) => /^(?:0|[1-9]\d*)$/.test(key))) {
    return { error: 'ERR_INVALID_PACKAGE_CONFIG' };
  }
  for (const [condition, value] of Object.entries(target)) {
    if (condition !== 'default' && !conditions.includes(condition)) continue;
    const found = resolveTarget(value, conditions);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Folders that lead out of the package, or into its dependencies. */
const invalidPart = /[\\/](?:(?:\.|%2e){1,2}|node_modules)(?:[\\/]|$)/i;

/** A string within package.json, and the keys that lead to it. */
export interface Target {
  path: string[];
  value: string;
}

/** All strings of `exports`. */
export function listTargets(value: unknown, path: string[]): Target[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null || path.length > 20) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTargets(inner, [...path, key]));
}

/** `exports["."].import.types`, as publint writes it. */
export const formatPath = (path: readonly string[]): string =>
  path
    .map((key, at) => (/^[\w$]+$/.test(key) ? `${at > 0 ? '.' : ''}${key}` : `["${key}"]`))
    .join('')
    .replaceAll(/\.(\d+)(?=[.[]|$)/g, '[$1]');

/** Where package.json has an entry. */
export function formatEntry(manifest: Manifest, entry: string): string {
  const { exports } = manifest;
  if (isObject(exports) && Object.hasOwn(exports, entry)) return formatPath(['exports', entry]);
  return hasExports(manifest) ? 'exports' : 'main';
}

/** Styles, images and fonts: Node.js cannot load them, and they have no types. */
export const assetName =
  /\.(?:css|s[ac]ss|less|styl|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot)(?:\?.*)?$/;

/** Whether an entry leads to a file that is no code, such as a style sheet. */
export function isDataEntry(manifest: Manifest, entry: string): boolean {
  const found = resolveEntry(manifest, entry, ['node', 'import']);
  const isExact = hasExports(manifest) && 'target' in found;
  return isExact && !/\.[cm]?[jt]sx?$|\/$|\*/.test(found.target);
}
