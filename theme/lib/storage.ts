import { getRootData, on } from './contract';

/** The key of a choice: its name, and the site's base path, since sites of one origin share their storage. */
export function storageKey(name: string, base: string): string {
  return base === '/' ? name : name + base;
}

/** The stored value, or `null`, also where storage is blocked or absent. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; `false` where that fails (quota): it then lasts for this page only. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Stores a choice. Where that fails, `data-unsaved` on the root says that the stored one is older. */
export function keepChoice(key: string, choice: string): void {
  if (!writeStored(key, choice)) getRootData().unsaved = '';
}

/** Calls back now, and whenever stored choices may have changed. */
export function followStorage(callback: () => void): void {
  callback();
  on('storedchange', callback);
}

/** What this tab has stored as JSON; nothing where storage is blocked or has something else. */
export function readSession<Value>(key: string): Record<string, Value> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return {};
  }
}

/** Stores an object for this tab; where that fails, its next page starts without. */
export function writeSession(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}
