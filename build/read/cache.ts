import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { repository } from '../../facts/cases/paths';
import { listFiles } from './files';

/** The framework's switch for what is kept between runs. */
export const isCacheOn = (): boolean => process.env.RSPRESS_PERSISTENT_CACHE !== 'false';

/** Values by key, kept in one file between runs. */
export interface Cache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  /** What was computed of the same parts before, in this run or the last; else it is computed now. */
  remember: (parts: readonly string[], compute: () => Value) => Value;
  /** Writes what was asked for or set since the file was opened; the rest is forgotten, unless only a part was asked. */
  save: (options?: { keepsRest?: boolean }) => void;
}

/** Opens a cache; a file that is not there or cannot be read is an empty one. */
export function openCache<Value>(file: string): Cache<Value> {
  let known: Map<string, Value> | undefined;
  // Read when it is asked: `rspress dev` has no need of most.
  const open = () => (known ??= readCache<Value>(file));
  const used = new Map<string, Value>();
  let isChanged = false;
  let savedSize: number | undefined;
  const get = (key: string): Value | undefined => {
    const value = used.get(key) ?? open().get(key);
    if (value !== undefined) used.set(key, value);
    return value;
  };
  const set = (key: string, value: Value): void => {
    used.set(key, value);
    isChanged = true;
  };
  return {
    get,
    set,
    remember: (parts, compute) => {
      const key = hashParts(...parts);
      const value = get(key) ?? compute();
      if (!used.has(key)) set(key, value);
      return value;
    },
    save: ({ keepsRest = false } = {}) => {
      const kept = keepsRest ? new Map([...open(), ...used]) : used;
      if (!isChanged && kept.size === (savedSize ?? open().size)) return;
      mkdirSync(path.dirname(file), { recursive: true });
      // Renamed into place, so that an interrupted run leaves the old file or the new one.
      const next = `${file}.${process.pid}`;
      writeFileSync(next, JSON.stringify(Object.fromEntries(kept)));
      renameSync(next, file);
      isChanged = false;
      savedSize = kept.size;
    },
  };
}

function readCache<Value>(file: string): Map<string, Value> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>));
  } catch {
    return new Map();
  }
}

/** The packages that are to be installed, and those that are. */
export const packageSources = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Lists that writers edit along with pages; none of what reads a page imports them. */
const editedLists = /^site\/.*\.json$|^build\/check\/(?:\w+\.json|prose\/words\/.*)$/;

/** The files that decide what is made of a page's source: packages, and all that reads pages. */
export const listReaderSources = (): string[] =>
  [
    ...packageSources,
    'build',
    'converter',
    'errorFinder',
    'site',
    'facts/cases',
    'facts/removed.json',
    'packageCheck/packageName.ts',
  ]
    .flatMap((place) => expand(repository, place))
    .filter((file) => !editedLists.test(file));

/** What reading gave of each text, in this run or an earlier one: parsing is most of a check. */
export interface CachedReadings<Options, Value> {
  read: (source: string, options: Options) => Value;
  /** Writes what was read when it is called first; what changes later is read again in the next run. */
  saveOnce: () => void;
}

/** Keeps what `read` returns in a file; without one, each text is read again. */
export function cacheReadings<Options, Value>(
  file: string | undefined,
  read: (source: string, options: Options) => Value,
): CachedReadings<Options, Value> {
  if (file === undefined) return { read, saveOnce: () => undefined };
  const cache = openCache<string>(file);
  // Values are written as this version of V8 does it.
  let digest: string | undefined;
  let isSaved = false;
  return {
    read: (source, options) => {
      digest ??= `${process.versions.v8} ${hashFiles(repository, listReaderSources())}`;
      const text = cache.remember([digest, JSON.stringify(options ?? null), source], () =>
        serialize(read(source, options)).toString('base64'),
      );
      return deserialize(Buffer.from(text, 'base64')) as Value;
    },
    saveOnce: () => {
      if (!isSaved) cache.save();
      isSaved = true;
    },
  };
}

/**
 * One hash over names and contents of files, and of all files in folders.
 * @throws Error where a place is not there: what moved would no longer empty the cache.
 */
export function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of places.flatMap((place) => expand(root, place))) {
    hash.update(`${name}\0`);
    hash.update(readFileSync(path.join(root, name))).update('\0');
  }
  return hash.digest('hex');
}

function expand(root: string, place: string): string[] {
  const full = path.join(root, place);
  const stats = statSync(full, { throwIfNoEntry: false });
  // npm writes the list of what is installed, other package managers do not.
  if (!stats && place.startsWith('node_modules/')) return [];
  if (!stats)
    throw new Error(`A cache depends on ${place}, which is not there: name its new place.`);
  if (!stats.isDirectory()) return [place];
  return listFiles(full).map((file) => `${place}/${file}`);
}

/** A key of a cache from the parts that decide a value, each with its length before it. */
export function hashParts(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
