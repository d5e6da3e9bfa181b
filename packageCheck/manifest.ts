import { limits, PackageFault } from './PackageFault';
import type { PackageFiles } from './readTarball';

/** What the checks read of a package.json, which may hold anything. */
export interface Manifest {
  [field: string]: unknown;
  name: string;
}

/** @throws PackageFault */
export function readManifest(files: PackageFiles): Manifest {
  const content = files.get('package.json');
  if (!content) throw new PackageFault('NoManifest');
  return parseManifest(new TextDecoder().decode(content));
}

/** @throws PackageFault */
export function parseManifest(text: string): Manifest {
  if (text.length > limits.manifest) throw new PackageFault('TooLarge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PackageFault('BadManifest', error instanceof Error ? error.message : '');
  }
  if (!isObject(value)) throw new PackageFault('BadManifest', typeof value);
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

/**
 * The file that an entry leads to under these conditions, as it is written there.
 * https://nodejs.org/api/esm.html#resolution-algorithm-specification
 */
export function resolveEntry(
  manifest: Manifest,
  entry: string,
  conditions: readonly string[],
): string | undefined {
  const { exports, main, types, typings } = manifest;
  if (exports !== undefined && exports !== null) {
    const isMap = isObject(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
    return resolveTarget(isMap ? exports[entry] : exports, conditions);
  }
  if (conditions.includes('types')) {
    const found = types ?? typings;
    return typeof found === 'string' ? found : undefined;
  }
  return typeof main === 'string' && main !== '' ? main : './index.js';
}

function resolveTarget(target: unknown, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target;
  if (Array.isArray(target)) {
    for (const one of target) {
      const found = resolveTarget(one, conditions);
      if (found !== undefined) return found;
    }
  }
  if (!isObject(target)) return undefined;
  for (const [condition, value] of Object.entries(target)) {
    if (condition !== 'default' && !conditions.includes(condition)) continue;
    const found = resolveTarget(value, conditions);
    if (found !== undefined) return found;
  }
  return undefined;
}

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
    .join('');
