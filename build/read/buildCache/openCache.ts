import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Values by key, kept in one file between runs. */
export interface Cache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  /** Writes what was asked for or set since the file was opened; the rest is forgotten. */
  save: () => void;
}

/** Opens a cache; a file that is not there or cannot be read is an empty one. */
export function openCache<Value>(file: string): Cache<Value> {
  const known = readCache<Value>(file);
  const used = new Map<string, Value>();
  let isChanged = false;
  let savedSize = known.size;
  return {
    get: (key) => {
      const value = used.get(key) ?? known.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set: (key, value) => {
      used.set(key, value);
      isChanged = true;
    },
    save: () => {
      if (!isChanged && used.size === savedSize) return;
      mkdirSync(path.dirname(file), { recursive: true });
      // Renamed into place, so that an interrupted run leaves the old file or the new one.
      const next = `${file}.${process.pid}`;
      writeFileSync(next, JSON.stringify(Object.fromEntries(used)));
      renameSync(next, file);
      isChanged = false;
      savedSize = used.size;
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
